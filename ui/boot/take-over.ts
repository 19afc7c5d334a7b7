import { html, nothing, render } from "lit-html";
import { nameInLines, type Body } from "../../domain/shell/body.ts";
import type { ErrorScreen } from "../../domain/shell/failure.ts";
import { errorTexts } from "./error-texts.ts";
import { bootLink } from "./link.ts";

export interface TakeOver {
  readonly body: Body;
  readonly screen: ErrorScreen;
  readonly correlationId?: string | undefined;
  /** Where help is found around the clock. */
  readonly support: string;
  readonly onReload: () => void;
  readonly onLogout: () => void;
}

/**
 * An error screen in place of the whole portal. It stands outside React, so that it shows when the
 * portal itself cannot. SIGN-04, ERR-01 to ERR-03, ERR-05, ERR-07
 */
export const showTakeOver = (root: HTMLElement, takeOver: TakeOver): void => {
  const texts = errorTexts[takeOver.screen];
  document.title = `${texts.title} – ${takeOver.body.shortName}`;
  render(
    html`<main class="boot-screen">
      <p class="boot-head">
        <span class="seal" aria-hidden="true"></span>
        <span>${nameInLines(takeOver.body.name)}</span>
      </p>
      <div class="ruled"></div>
      <p class="boot-eyebrow">${texts.title}</p>
      <h1 tabindex="-1">${texts.heading}</h1>
      <p>${texts.message}</p>
      <p class="boot-actions">
        ${texts.offersReload
          ? html`<button type="button" class="boot-button" @click=${takeOver.onReload}>Reload</button>`
          : bootLink(takeOver.support, "Get in touch", true)}
        <button type="button" class="boot-button boot-plain" @click=${takeOver.onLogout}>Logout</button>
      </p>
      <footer>
        <p>Still not working? ${bootLink(takeOver.support, "Get support, 24/7")}</p>
        ${takeOver.correlationId === undefined
          ? nothing
          : html`<p class="boot-small">Reference for support: ${takeOver.correlationId}</p>`}
      </footer>
    </main>`,
    root,
  );
  root.querySelector("h1")?.focus();
};
