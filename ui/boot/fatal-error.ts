import { html, nothing, render, type TemplateResult } from "lit-html";

import { opensIn, showsNewWindowIcon } from "../../domain/kernel/links.ts";
import { telephoneAddress } from "../../domain/kernel/telephone.ts";
import { supportReference, type ErrorScreen } from "../../domain/shell/failure.ts";
import { nameInLines, type Organisation } from "../../domain/shell/organisation.ts";
import { pressOnSpace } from "../components/press-on-space.ts";
import { errorTexts } from "./error-texts.ts";

export interface TakeOver {
  readonly body: Organisation;
  readonly screen: ErrorScreen;
  readonly correlationId?: string | undefined;
  /** Address of round-the-clock support. */
  readonly support: string;
  readonly onReload: () => void;
  readonly onLogout: () => void;
}

/**
 * Replaces the portal's element with an error screen. Rendered without React, so it works when the portal fails.
 * SIGN-04, ERR-01 to ERR-03, ERR-05, ERR-07
 */
export const showFatalError = (portal: HTMLElement, takeOver: TakeOver): void => {
  const texts = errorTexts[takeOver.screen];
  document.title = `${texts.title} – ${takeOver.body.shortName}`;
  delete document.documentElement.dataset["typeface"];
  const root = document.createElement("div");
  portal.replaceWith(root);
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
      ${
        texts.offersReload
          ? nothing
          : html`<p>${bootLink(telephoneAddress(takeOver.body.telephone), `Call ${takeOver.body.telephone}`)}</p>`
      }
      <p class="boot-actions">
        ${
          texts.offersReload
            ? html`<button type="button" class="boot-button" @click=${takeOver.onReload}>${texts.button ?? "Reload"}</button>`
            : bootLink(takeOver.support, "Get in touch", true)
        }
        ${
          texts.button === undefined
            ? html`<button type="button" class="boot-button boot-plain" @click=${takeOver.onLogout}>Logout</button>`
            : nothing
        }
      </p>
      <footer>
        <p>${texts.offersReload ? "Still not working? " : nothing}${bootLink(takeOver.support, "Get support, 24/7")}</p>
        ${
          takeOver.correlationId === undefined
            ? nothing
            : html`<p class="boot-small">Reference for support: ${supportReference(takeOver.correlationId)}</p>`
        }
      </footer>
    </main>`,
    root,
  );
  root.querySelector("h1")?.focus();
  // Nothing listens to the address any more, so Back and Forward reload.
  window.addEventListener("popstate", takeOver.onReload);
};

// The same icon as in the portal's own links.
const newWindow = html`<svg class="boot-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" /></svg
  ><span class="boot-unseen"> (opens in a new window)</span>`;

/**
 * A link outside React, optionally styled as a button. A link to another system opens a new window and says so.
 * SHELL-08
 */
const bootLink = (href: string, words: string, isButton = false): TemplateResult => {
  const isNewTab = opensIn(href, location.host) === "new tab";
  return html`<a
    class=${isButton ? "boot-button" : nothing}
    role=${isButton ? "button" : nothing}
    @keydown=${isButton ? pressOnSpace : nothing}
    href=${href}
    target=${isNewTab ? "_blank" : nothing}
    rel=${isNewTab ? "noopener noreferrer" : nothing}
    >${words}${showsNewWindowIcon(href, location.host) ? newWindow : nothing}</a
  >`;
};
