import { html, render } from "lit-html";
import type { Body } from "../../domain/shell/body.ts";

/** Shows that the page is on its way to the identity provider. ROUTE-04 */
export const showSignInHandOff = (root: HTMLElement, { shortName }: Body): void => {
  document.title = `Sign in – ${shortName}`;
  render(
    html`<main class="boot-screen">
      <h1 tabindex="-1">Taking you to sign in</h1>
      <p>You sign in on a separate page, and come back here afterwards.</p>
      <p class="boot-actions">
        <button type="button" class="boot-button" @click=${() => location.reload()}>Try again</button>
      </p>
    </main>`,
    root,
  );
};
