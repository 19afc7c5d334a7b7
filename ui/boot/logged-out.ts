import { html, render } from "lit-html";

/** Says that nobody is signed in any longer, and offers to sign in again. SIGN-05, SIGN-06 */
export const showLoggedOut = (root: HTMLElement): void => {
  document.title = "Signed out – Guildhall";
  render(
    html`<main class="boot-screen">
      <h1 tabindex="-1">You are signed out</h1>
      <p>Your session has ended on this device. If others use it too, close this window.</p>
      <p class="boot-actions"><a class="boot-button" href="/">Sign in</a></p>
    </main>`,
    root,
  );
};
