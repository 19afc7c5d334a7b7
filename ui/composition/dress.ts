import type { PortalBody } from "../../adapters/contract/body.ts";
import { bodyStyle } from "../../adapters/contract/body-style.ts";

/** A page that was not made by the institute takes on the body's own colours, mark and name. */
export const dress = (page: Document, body: PortalBody): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bodyStyle(body));
  page.adoptedStyleSheets = [sheet];
  if (body.mark !== undefined) page.querySelector("link[rel=icon]")?.setAttribute("href", body.mark);
  page.title = body.shortName;
};
