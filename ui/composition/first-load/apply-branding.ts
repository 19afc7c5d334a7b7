import { deviceLanguage } from "../../../adapters/browser/kept-language.ts";
import { organisationStyle } from "../../../adapters/contract/organisation-style.ts";
import { languageOf, type PortalOrganisation } from "../../../adapters/contract/organisation.ts";
import { markLanguage } from "../../boot/start-texts.ts";

/** Applies the organisation's colours, mark, name and language to a page that the institute's server did not render. */
export const applyBranding = (page: Document, body: PortalOrganisation): void => {
  const { name, shortName, mark } = body;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(organisationStyle(body));
  page.adoptedStyleSheets = [sheet];
  if (mark !== undefined) page.querySelector("link[rel=icon]")?.setAttribute("href", mark);
  page.title = shortName;
  markLanguage(page, deviceLanguage(body.languages) ?? languageOf(body));
  for (const place of page.querySelectorAll(".boot-name")) place.textContent = name;
};
