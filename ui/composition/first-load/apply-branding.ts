import { organisationStyle } from "../../../adapters/contract/organisation-style.ts";
import type { PortalOrganisation } from "../../../adapters/contract/organisation.ts";

/** Applies the organisation's colours, mark and name to a page that the institute's server did not render. */
export const applyBranding = (page: Document, body: PortalOrganisation): void => {
  const { name, shortName, mark } = body;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(organisationStyle(body));
  page.adoptedStyleSheets = [sheet];
  if (mark !== undefined) page.querySelector("link[rel=icon]")?.setAttribute("href", mark);
  page.title = shortName;
  for (const place of page.querySelectorAll(".boot-name")) place.textContent = name;
};
