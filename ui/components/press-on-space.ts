/** Activates a link with the role of a button on the space bar. */
export const pressOnSpace = (press: {
  readonly key: string;
  readonly currentTarget: unknown;
  preventDefault(): void;
}): void => {
  if (press.key !== " " || !(press.currentTarget instanceof HTMLElement)) return;
  press.preventDefault();
  press.currentTarget.click();
};
