/** Shows that the page is redirecting to the identity provider. ROUTE-04 */
export const showLeaving = (root: HTMLElement): void => {
  const screen = document.getElementById("boot-leaving");
  if (!(screen instanceof HTMLTemplateElement)) return;
  root.replaceChildren(screen.content.cloneNode(true));
  root.querySelector("button")?.addEventListener("click", () => location.reload());
  document.title = `Sign in – ${document.title}`;
};

/** Milliseconds before a redirect to the provider is announced. */
export const leavingDelay = 1_000;
