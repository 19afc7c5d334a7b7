import type { PortalBody } from "../../adapters/contract/body.ts";
import { bodyStyle } from "../../adapters/contract/body-style.ts";

/** Applies the organisation's colours, mark and name to a page that the institute's server did not render. */
export const applyBranding = (page: Document, body: PortalBody): void => {
  const { name, shortName, mark } = body;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bodyStyle(body));
  page.adoptedStyleSheets = [sheet];
  if (mark !== undefined) page.querySelector("link[rel=icon]")?.setAttribute("href", mark);
  page.title = shortName;
  for (const place of page.querySelectorAll(".boot-name")) place.textContent = name;
};
