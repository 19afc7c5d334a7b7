/** A link that is offered as a button is pressed by the space bar too, as any button is. */
export const pressOnSpace = (press: { readonly key: string; readonly currentTarget: unknown; preventDefault(): void }): void => {
  if (press.key !== " " || !(press.currentTarget instanceof HTMLElement)) return;
  press.preventDefault();
  press.currentTarget.click();
};
