import { html, nothing, type TemplateResult } from "lit-html";
import { opensIn, showsNewWindowIcon } from "../../domain/kernel/links.ts";
import { pressOnSpace } from "../parts/press-on-space.ts";

// The drawing that the portal's own links bear.
const newWindow = html`<svg class="boot-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" /></svg
  ><span class="boot-unseen"> (opens in a new window)</span>`;

/** A link outside React, perhaps offered as a button; one that leads to another system opens a new window, and says so. SHELL-08 */
export const bootLink = (href: string, words: string, isButton = false): TemplateResult => {
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
