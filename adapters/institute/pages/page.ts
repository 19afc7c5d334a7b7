import { telephoneAddress } from "../../../domain/kernel/telephone.ts";
import { nameInLines } from "../../../domain/shell/body.ts";
import type { InstituteBody } from "../body/body.ts";
import { html, type Html } from "./html.ts";

/** The institute's own pages, in the name of its body. */
export interface Pages {
  readonly page: (title: string, content: Html, look?: "note" | "sign") => string;
  /** A page that says one thing and offers one way on. */
  readonly notePage: (heading: string, note: string, way: { readonly text: string; readonly href: string }) => string;
}

/** Pages with the body's seal: sign-in, sign-out, not found, and the systems it stands in for. */
export const pagesOf = ({ name, address, telephone, mark = "/assets/mark.svg" }: InstituteBody): Pages => {
  const page: Pages["page"] = (title, content, look = "note") =>
    html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - ${name}</title>
        <link rel="icon" href="${mark}" type="image/svg+xml" />
        <link rel="stylesheet" href="/pages/style.css" />
      </head>
      <body class="${look}">
        <header>
          <span class="seal" aria-hidden="true"></span>
          <div>
            <p class="name">${nameInLines(name)}</p>
            <p class="purpose">This is where members and students pay, declare, and fetch their certificates.</p>
          </div>
        </header>
        <main>${content}</main>
        <footer><p>${[name, ...address].map((line) => html`<span>${line},</span> `)}<a href="${telephoneAddress(telephone)}">${telephone}</a></p></footer>
      </body>
    </html> `.markup;
  return {
    page,
    notePage: (heading, note, way) =>
      page(
        heading,
        html`<h1>${heading}</h1>
      <p>${note}</p>
      <p><a class="button" href="${way.href}">${way.text}</a></p>`,
      ),
  };
};
