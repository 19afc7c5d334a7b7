/** Shows that the page is on its way to the identity provider. ROUTE-04 */
export const showLeaving = (root: HTMLElement): void => {
  const screen = document.getElementById("boot-leaving");
  if (!(screen instanceof HTMLTemplateElement)) return;
  root.replaceChildren(screen.content.cloneNode(true));
  root.querySelector("button")?.addEventListener("click", () => location.reload());
  document.title = `Sign in – ${document.title}`;
};

/** How long leaving for the provider may take before the page says so, in milliseconds. */
export const leavingDelay = 1_000;
