import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { FastifyInstance, FastifyReply } from "fastify";

import { rulesIn } from "../../../../domain/institute/rules/rules-in.ts";
import { telephoneAddress } from "../../../../domain/kernel/telephone.ts";
import { directionOf } from "../../../../domain/shell/language.ts";
import { nameInLines } from "../../../../domain/shell/organisation.ts";
import { organisationStyle } from "../../../contract/organisation-style.ts";
import { languageOf } from "../../../contract/organisation.ts";
import type { FormErrorTexts, providerDocuments } from "../../texts/page-shapes.ts";
import type { OrganisationSettings } from "../body/body.ts";
import type { TextLibrary } from "../content/content-library.ts";
import type { LoadedDocument } from "../content/document-shapes.ts";
import { fillLine } from "../content/fill-line.ts";
import { compressed, sendCompressed } from "../http/compressed.ts";
import { serveFiles } from "../http/files.ts";
import { refusalWordsIn, type RefusalWords } from "../http/refusal-texts.ts";
import { html, type Html } from "./html.ts";
import { languageSwitch } from "./language-switch.ts";
import { languageOfPage, type PageRequest } from "./page-language.ts";
import { newPasskeyScript, passkeyScript } from "./passkey-script.ts";
import { showPasswordScript } from "./show-password-script.ts";

/** The institute's own pages in a language, with the organisation's name. LANG-02 */
export interface Pages extends RefusalWords {
  /** As a BCP 47 tag. */
  readonly language: string;
  /** The texts of a document. There are no variants without a signed-in customer. */
  readonly words: <Name extends keyof typeof providerDocuments>(name: Name) => Promise<LoadedDocument<Name>>;
  /** Rules with the locale of the language. LANG-04 */
  readonly localised: <Rules extends { readonly locale: string }>(rules: Rules) => Rules;
  /** `form` is the ID of a form whose fields go with a change of language, so that nothing typed is lost. LANG-03 */
  readonly page: (title: string, content: Html, look?: "note" | "sign", form?: string) => string;
  /** A page with one message and one button. */
  readonly notePage: (
    heading: string,
    note: string | readonly Html[],
    way: { readonly text: string; readonly href: string },
  ) => string;
}

/** The context that decides the language of a page besides its request, and the address of the page. */
interface PageOptions {
  /** Language tags that the reader requested for this page, by preference. */
  readonly requested?: readonly string[];
  /** The address of the page, where it is not that of the request. */
  readonly address?: string | undefined;
}

/** Makes the pages for the reader of one of them. */
export type PagesFor = (request: PageRequest, options?: PageOptions) => Promise<Pages>;

/** The institute's own pages: in the organisation's language, and in each reader's. */
export interface OwnPages extends Pages {
  readonly forReader: PagesFor;
}

export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).type("text/html; charset=utf-8").send(page);

/** Draws the pages in a language; in the organisation's without one. */
const pagesIn = async (
  body: OrganisationSettings,
  library: TextLibrary,
  language?: string,
  address?: string,
): Promise<Pages> => {
  const { name, address: lines, telephone, mark = "/assets/mark.svg", languages = [] } = body;
  const words: Pages["words"] = (document) => library.document(document, undefined, language);
  const { purpose } = await words("sign-in");
  const choice =
    language !== undefined && address !== undefined
      ? {
          label: (await library.document("page-framework", undefined, language)).components.frame.language,
          offered: languages,
          current: language,
          address,
        }
      : undefined;
  const page: Pages["page"] = (title, content, look = "note", form) =>
    html`<!doctype html>
    <html lang="${language ?? languageOf(body)}"${language === undefined ? undefined : html` dir="${directionOf(language)}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${name}</title>
        <link rel="icon" href="${mark}" type="image/svg+xml" />
        <link rel="stylesheet" href="/pages/style.css" />
      </head>
      <body class="${look}">
        <header>
          <span class="seal" aria-hidden="true"></span>
          <div>
            <p class="name">${nameInLines(name)}</p>
            <p class="purpose">${purpose}</p>
          </div>${choice && languageSwitch(choice, form)}
        </header>
        <main>${content}</main>
        <footer><p>${[name, ...lines].map((line) => html`<span>${line},</span> `)}<a href="${telephoneAddress(telephone)}">${telephone}</a></p></footer>
      </body>
    </html> `.markup;
  const tag = language ?? languageOf(body);
  return {
    language: tag,
    words,
    ...refusalWordsIn(library, tag, language),
    localised: (rules) => rulesIn(rules, language, languages[0]),
    page,
    notePage: (heading, note, way) =>
      page(
        heading,
        html`<h1>${heading}</h1>
      ${typeof note === "string" ? html`<p>${note}</p>` : note}
      <p><a class="button" href="${way.href}">${way.text}</a></p>`,
      ),
  };
};

/** The pages with the organisation's seal: sign-in, sign-out, not found, and stand-ins for other systems. */
export const pagesOf = async (body: OrganisationSettings, library: TextLibrary): Promise<OwnPages> => {
  const own = await pagesIn(body, library);
  return {
    ...own,
    forReader: async (request, { requested = [], address } = {}) => {
      const language = languageOfPage(request, requested, body.languages);
      return language === undefined ? own : pagesIn(body, library, language, address ?? request.url);
    },
  };
};

/** Submits the sign-out page when the signed-in user's portal requested it, because nothing is left to confirm. */
const signOutScript = `document.querySelector("button[name=logout]").click();\n`;

/** Serves a public text of the institute's own pages. */
const serveText = (app: FastifyInstance, path: string, type: string, content: string): void => {
  const text = compressed(content);
  app.get(path, (request, reply) =>
    sendCompressed(request, reply.header("cache-control", "public, max-age=300"), type, text),
  );
};

/** Serves a style sheet after what it shares with others: fonts, colours and base rules. The organisation’s own rules follow it. */
export const serveStyles = async (
  app: FastifyInstance,
  body: OrganisationSettings,
  path: string,
  sheet: URL,
): Promise<void> => {
  const sheets = ["fonts.css", "tokens.css"].map((name) => new URL(`../../../contract/${name}`, import.meta.url));
  const styles = await Promise.all(
    [...sheets, new URL("base.css", import.meta.url), sheet].map((file) => readFile(file, "utf8")),
  );
  serveText(app, path, "text/css; charset=utf-8", `${styles.join("\n")}\n${organisationStyle(body)}\n`);
};

/** Serves the style sheet and scripts of the institute's own pages, and the organisation's drawings. */
export const servePages = async (app: FastifyInstance, body: OrganisationSettings): Promise<void> => {
  await serveStyles(app, body, "/pages/style.css", new URL("style.css", import.meta.url));
  const script = "text/javascript; charset=utf-8";
  serveText(app, "/pages/sign-out.js", script, signOutScript);
  serveText(app, "/pages/show-password.js", script, showPasswordScript);
  serveText(app, "/pages/passkey.js", script, await passkeyScript());
  serveText(app, "/pages/new-passkey.js", script, await newPasskeyScript());
  serveText(app, "/body/mark.svg", "image/svg+xml", body.drawings.mark.svg);
  serveText(app, "/body/seal.svg", "image/svg+xml", body.drawings.seal.svg);
};

const drawingFolders = ["../../../../ui/boot/fonts/", "../../../../ui/boot/"].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Serves the fonts and drawings that these pages share with the portal, when it is served elsewhere. */
export const servePortalDrawings = (app: FastifyInstance): Promise<void> =>
  serveFiles(app, { folders: drawingFolders, prefix: "/assets/", endings: [".woff2", ".svg"] });

/** An error of the form, and the field that it links to. */
export interface FormError {
  readonly field: string;
  readonly message: string;
}

/** A field's value; empty when longer than the field allows. */
export const fieldValue = (form: unknown, field: string, longest: number): string =>
  (form instanceof URLSearchParams ? (form.get(field) ?? "") : "").slice(0, longest);

/** Renders errors in the order of the fields: in the window's title, above the heading, and at each field. */
export const renderErrors = (heading: string, errors: readonly FormError[], texts: FormErrorTexts) => {
  const errorOf = (field: string) => errors.find((error) => error.field === field);
  return {
    title: errors.length > 0 ? fillLine(texts.title, { heading }) : heading,
    summary:
      errors.length > 0
        ? html`<div class="summary" id="summary" tabindex="-1" autofocus>
            <div role="alert">
              <h2>${texts.summary}</h2>
              <ul>
                ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
              </ul>
            </div>
          </div>`
        : undefined,
    marks: (field: string) =>
      errorOf(field) ? html` aria-invalid="true" aria-describedby="${field}-wrong"` : undefined,
    message: (field: string) => {
      const error = errorOf(field);
      return error && html`<p class="wrong" id="${field}-wrong">${error.message}</p>`;
    },
  };
};
