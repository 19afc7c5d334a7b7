import { ownName } from "../../../../domain/shell/language.ts";
import { html, type Html } from "./html.ts";
import { addressInLanguage } from "./page-language.ts";

interface LanguageChoice {
  readonly label: string;
  /** BCP 47 tags. */
  readonly offered: readonly string[];
  readonly current: string;
  /** The address at which the page is shown again. */
  readonly address: string;
}

/**
 * Offers the page in other languages, each by its own name and without a script. Where the page has a form, by its ID, its
 * fields are sent along. LANG-03
 */
export const languageSwitch = ({ label, offered, current, address }: LanguageChoice, form?: string): Html => {
  const entry = (tag: string): Html => {
    const target = addressInLanguage(address, tag);
    const name = ownName(tag, offered);
    const isCurrent = tag === current;
    // A form that is read by GET drops the query of its address, so the button has the language too.
    return form === undefined
      ? html`<a href="${target}" lang="${tag}" hreflang="${tag}"${isCurrent ? html` aria-current="true"` : undefined}>${name}</a>`
      : html`<button form="${form}" formaction="${target}" formnovalidate name="language" value="${tag}" lang="${tag}" aria-pressed="${String(isCurrent)}">${name}</button>`;
  };
  // The Enter key presses the first button of a form, in Safari the first one that is drawn.
  const entered =
    form === undefined
      ? undefined
      : html`<button form="${form}" class="entered" tabindex="-1" aria-hidden="true"></button>`;
  return html`${entered}<div class="languages" role="group" aria-label="${label}">${offered.map(entry)}</div>`;
};
