import { html, type Html } from "./html.ts";

export const instituteName = "Institute of Professional Accountants";

/** A page of the institute's own, with its seal: sign-in, sign-out, not found, and the systems it stands in for. */
export const page = (title: string, content: Html, look = "note"): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - ${instituteName}</title>
        <link rel="icon" href="/assets/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/pages/style.css" />
      </head>
      <body class="${look}">
        <header>
          <span class="seal" aria-hidden="true"></span>
          <div>
            <p class="name">${instituteName}</p>
            <p class="purpose">Guildhall is where members and students pay, declare, and fetch their certificates.</p>
          </div>
        </header>
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
