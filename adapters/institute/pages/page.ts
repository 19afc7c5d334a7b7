import { html, type Html } from "./html.ts";

export const instituteName = "Institute of Professional Accountants";

/** A page of the institute's own: sign-in, sign-out, not found, and the systems it stands in for. */
export const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - ${instituteName}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages/style.css" />
      </head>
      <body>
        <header><p class="mark">${instituteName}</p></header>
        <main>${content}</main>
      </body>
    </html> `.markup;

/** A page that says one thing and offers one way on. */
export const notePage = (
  heading: string,
  note: string,
  way: { readonly text: string; readonly href: string },
): string =>
  page(
    heading,
    html`<h1>${heading}</h1>
      <p>${note}</p>
      <p><a class="button" href="${way.href}">${way.text}</a></p>`,
  );
