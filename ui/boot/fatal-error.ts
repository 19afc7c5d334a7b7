import { html, nothing, render, type TemplateResult } from "lit-html";

import { opensIn, showsNewWindowIcon } from "../../domain/kernel/links.ts";
import { formatMessage, withValues, type Message } from "../../domain/kernel/message.ts";
import { telephoneAddress } from "../../domain/kernel/telephone.ts";
import { supportReference, type ErrorScreen } from "../../domain/shell/failure.ts";
import { nameInLines, type Organisation } from "../../domain/shell/organisation.ts";
import { startMessages } from "../../domain/shell/start-messages.ts";
import { pressOnSpace } from "../components/press-on-space.ts";
import { errorTexts } from "./error-texts.ts";
import { languageButtons } from "./language-buttons.ts";
import { startWording, type StartTexts } from "./start-texts.ts";

export interface TakeOver {
  readonly body: Organisation;
  readonly screen: ErrorScreen;
  readonly correlationId?: string | undefined;
  /** Address of round-the-clock support. */
  readonly support: string;
  readonly startTexts: StartTexts;
  readonly languages: readonly string[] | undefined;
  /** Shows the portal anew in a language. */
  readonly onLanguage: (language: string) => void;
  readonly onReload: () => void;
  readonly onLogout: () => void;
}

/**
 * Replaces the portal's element with an error screen. Rendered without React, so it works when the portal fails.
 * SIGN-04, ERR-01 to ERR-03, ERR-05, ERR-07
 */
export const showFatalError = (portal: HTMLElement, takeOver: TakeOver): void => {
  const texts = errorTexts(takeOver.screen);
  const words = (message: Message): string =>
    formatMessage(message, startWording(takeOver.startTexts, document.documentElement.lang));
  const link = (href: string, message: Message, isButton = false): TemplateResult =>
    bootLink(href, words(message), words(startMessages.newWindow), isButton);
  const { telephone } = takeOver.body;
  document.title = `${words(texts.title)} – ${takeOver.body.shortName}`;
  delete document.documentElement.dataset["typeface"];
  const root = document.createElement("div");
  portal.replaceWith(root);
  render(
    html`<main class="boot-screen">
      <p class="boot-head">
        <span class="seal" aria-hidden="true"></span>
        <span>${nameInLines(takeOver.body.name)}</span>
      </p>
      ${languageButtons(document, takeOver.languages, takeOver.onLanguage) ?? nothing}
      <div class="ruled"></div>
      <p class="boot-eyebrow">${words(texts.title)}</p>
      <h1 tabindex="-1">${words(texts.heading)}</h1>
      <p>${words(texts.message)}</p>
      ${
        texts.offersReload
          ? nothing
          : html`<p>${link(telephoneAddress(telephone), withValues(startMessages.call, { telephone }))}</p>`
      }
      <p class="boot-actions">
        ${
          texts.offersReload
            ? html`<button type="button" class="boot-button" @click=${takeOver.onReload}>${words(texts.button ?? startMessages.reload)}</button>`
            : link(takeOver.support, startMessages.getInTouch, true)
        }
        ${
          texts.button === undefined
            ? html`<button type="button" class="boot-button boot-plain" @click=${takeOver.onLogout}>${words(startMessages.logout)}</button>`
            : nothing
        }
      </p>
      <footer>
        <p>${texts.offersReload ? `${words(startMessages.notWorking)} ` : nothing}${link(takeOver.support, startMessages.support)}</p>
        ${
          takeOver.correlationId === undefined
            ? nothing
            : html`<p class="boot-small">${words(withValues(startMessages.reference, { reference: supportReference(takeOver.correlationId) }))}</p>`
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
const newWindow = (words: string): TemplateResult =>
  html`<svg class="boot-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" /></svg
    ><span class="boot-unseen"> ${words}</span>`;

/**
 * A link outside React, optionally styled as a button. A link to another system opens a new window and says so.
 * SHELL-08
 */
const bootLink = (href: string, words: string, newWindowWords: string, isButton: boolean): TemplateResult => {
  const isNewTab = opensIn(href, location.host) === "new tab";
  return html`<a
    class=${isButton ? "boot-button" : nothing}
    role=${isButton ? "button" : nothing}
    @keydown=${isButton ? pressOnSpace : nothing}
    href=${href}
    target=${isNewTab ? "_blank" : nothing}
    rel=${isNewTab ? "noopener noreferrer" : nothing}
    >${words}${showsNewWindowIcon(href, location.host) ? newWindow(newWindowWords) : nothing}</a
  >`;
};
