import { html, type Html } from "./html.ts";

/** The button after a password field, with its words in `show` and `hide`; the script makes it work. */
export const showPasswordButton = (show: string): Html =>
  html`<button type="button" class="show scripted">${show}</button>`;

/** Shows what is typed into a password field, which works without it. A shown password is sent as a masked one. */
export const showPasswordScript = `for (const input of document.querySelectorAll("input[data-show]")) {
  const button = input.nextElementSibling;
  const show = (isShown) => {
    input.type = isShown ? "text" : "password";
    button.textContent = isShown ? input.dataset.hide : input.dataset.show;
  };
  button.addEventListener("click", () => show(input.type === "password"));
  // Browsers save what a masked field held.
  input.form.addEventListener("submit", () => show(false));
  show(false);
}
`;
