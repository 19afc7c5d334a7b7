import { startWord, wordElements, type StartTexts } from "./start-texts.ts";

/** Shows that the page is redirecting to the identity provider. ROUTE-04 */
export const showLeaving = (root: HTMLElement, texts: StartTexts): void => {
  const screen = document.getElementById("boot-leaving");
  if (!(screen instanceof HTMLTemplateElement)) return;
  root.replaceChildren(screen.content.cloneNode(true));
  wordElements(document, texts, root);
  root.querySelector("button")?.addEventListener("click", () => location.reload());
  document.title = `${startWord(document, texts, "signIn", "Sign in")} – ${document.title}`;
};

/** Milliseconds before a redirect to the provider is announced. */
export const leavingDelay = 1_000;
