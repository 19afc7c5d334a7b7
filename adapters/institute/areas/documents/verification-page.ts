import { validityWords } from "../../../../domain/documents/validity-words.ts";
import { isDated, type Validity } from "../../../../domain/documents/verification.ts";
import {
  displayDocumentCode,
  maxTypedCodeLength,
  type DocumentCode,
} from "../../../../domain/institute/documents/document-code.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { telephoneAddress } from "../../../../domain/kernel/telephone.ts";
import { languageOf } from "../../../contract/organisation.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { PageRequest } from "../../platform/pages/page-language.ts";
import { renderErrors, type OwnPages, type Pages } from "../../platform/pages/pages.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { VerificationTexts } from "../../texts/page-shapes.ts";
import type { IssuedRow } from "../issued-documents/issued.store.ts";
import { checkDocument, type CheckContext } from "./check-document.ts";

const field = "code";
const formId = "verification";

/** The address of the form. */
const verifyAddress = "/verify";

const formOf = (
  texts: VerificationTexts,
  marks?: Html,
  message?: Html,
  typed = "",
): Html => html`<form action="${verifyAddress}" id="${formId}">
    <label for="${field}">${texts.code}</label>
    <p class="hint" id="${field}-hint">${texts.hint}</p>
    ${message}
    <input id="${field}" name="${field}" value="${typed}" maxlength="${String(maxTypedCodeLength)}" required autocomplete="off" autocapitalize="characters" spellcheck="false"${marks ?? html` aria-describedby="${field}-hint"`} />
    <button>${texts.button}</button>
  </form>`;

/** The page with the form for a code, with what was typed before its language was changed. VERI-02, LANG-03 */
export const verificationFormPage = async (
  pages: OwnPages,
  request: PageRequest,
  { name }: OrganisationSettings,
  typed: string,
): Promise<string> => {
  const { page, words } = await pages.forReader(request);
  const texts = await words("verification");
  return page(
    texts.heading,
    html`<h1>${texts.heading}</h1>
    <p>${fillLine(texts.introduction, { organisation: name })}</p>
    ${formOf(texts, undefined, undefined, typed)}`,
    "note",
    formId,
  );
};

/** The form with an error, after a code with a wrong, missing or extra character. VERI-03 */
const mistypedPage = async ({ page, words }: Pages, typed: string): Promise<string> => {
  const texts = await words("verification");
  const { formErrors } = await words("sign-in");
  const errors = renderErrors(texts.heading, [{ field, message: texts.mistyped }], formErrors);
  return page(
    errors.title,
    html`${errors.summary}
    <h1>${texts.heading}</h1>
    ${formOf(texts, errors.marks(field), errors.message(field), typed.slice(0, maxTypedCodeLength))}`,
    "note",
    formId,
  );
};

/** The answer to a well-formed code that no document has. VERI-03 */
const unknownPage = async (
  { page, words }: Pages,
  { telephone }: OrganisationSettings,
  code: string,
): Promise<string> => {
  const texts = await words("verification");
  const { title, heading, message } = texts.unknown;
  const [before = "", after = ""] = fillLine(message, { telephone: "\n" }).split("\n");
  return page(
    title,
    html`<h1>${heading}</h1>
    <p class="code">${code}</p>
    <p>${before}<a href="${telephoneAddress(telephone)}">${telephone}</a>${after}</p>
    <p><a class="button" href="${verifyAddress}">${texts.another}</a></p>`,
  );
};

const inLanguage = (tag: string | undefined): Html | undefined =>
  tag === undefined ? undefined : html` lang="${tag}"`;

/** A fact, with the languages of its words where they are not that of the page. LANG-05 */
const row = (
  [label, value]: Fact,
  { label: labelIn, value: valueIn }: { readonly label?: string | undefined; readonly value?: string | undefined } = {},
): Html => html`<div><dt${inLanguage(labelIn)}>${label}</dt><dd${inLanguage(valueIn)}>${value}</dd></div>`;

/** How a document is shown: the organisation, its words, its dates, and the holder's way back to the portal. */
interface DocumentView {
  readonly body: OrganisationSettings;
  /** The texts in the organisation's language, in which the facts of a document are stored. */
  readonly own: VerificationTexts;
  readonly rules: DateStyle;
  readonly way: string | undefined;
}

/** An issued document: whether it is valid, what it is, to whom, since when and until when. VERI-02 */
const documentPage = async (
  { page, words, language, localised }: Pages,
  { body, own, rules: ownRules, way }: DocumentView,
  { kind, code, title, name, facts, issuedOn, expiresOn }: IssuedRow,
  validity: Validity,
): Promise<string> => {
  const { headings, validity: sentences, facts: labels, compare, another, back } = await words("verification");
  const { state } = validity;
  const rules = localised(ownRules);
  const expiry = state === "valid" && expiresOn !== null ? expiresOn : undefined;
  // The rows above already show the holder, the day of issue, and until when it is valid.
  const isShownAbove = ([label, value]: Fact) =>
    value === name || label === own.facts.issuedOn || (expiry !== undefined && value === displayDate(expiry, ownRules));
  const particulars = (JSON.parse(facts) as readonly Fact[]).filter((fact) => !isShownAbove(fact));
  const issuedIn = languageOf(body);
  const stored = issuedIn === language ? undefined : issuedIn;
  const heading = headings[state];
  const isDocumentDated = isDated(kind);
  const sentence = validityWords(validity, { isDated: isDocumentDated, issuedOn }, sentences, rules);
  return page(
    heading,
    html`${way === undefined ? undefined : html`<p class="back"><a href="${way}">${back}</a></p>`}
    <div class="validity ${state}">
      <h1>${heading}</h1>
      ${state === "valid" && !isDocumentDated ? undefined : html`<p>${sentence}</p>`}
    </div>
    <dl>${[
      row([labels.document, title], { value: stored }),
      row([labels.issuedBy, fillLine(labels.organisation, { organisation: body.name })]),
      row([labels.issuedTo, name ?? labels.erased]),
      row([labels.issuedOn, displayDate(issuedOn, rules)]),
      ...(expiry === undefined ? [] : [row([labels.validUntil, displayDate(expiry, rules)])]),
      ...particulars.map((fact) => row(fact, { label: stored, value: stored })),
      row([labels.code, displayDocumentCode(code)]),
    ]}</dl>
    <p>${compare}</p>
    <p><a class="button" href="${verifyAddress}">${another}</a></p>`,
  );
};

/** Today's standing of a member who shows it. Says no reason. VERI-02 */
const standingPage = async (
  { page, words, localised }: Pages,
  { body, rules: ownRules, today }: Pick<DocumentView, "body" | "rules"> & { readonly today: CalendarDate },
  code: DocumentCode,
  holder: CustomerRow,
  isValid: boolean,
): Promise<string> => {
  const { standing: texts, facts: labels, another } = await words("verification");
  const rules = localised(ownRules);
  const name = fullNameOf(holder);
  const state = isValid ? "valid" : "withdrawn";
  const { membershipDate } = holder;
  const heading = isValid ? texts.valid[holder.isFellow === 1 ? "fellow" : "member"] : texts.notConfirmed.heading;
  return page(
    heading,
    html`<div class="validity ${state}">
      <h1>${heading}</h1>
      ${isValid ? undefined : html`<p>${texts.notConfirmed.message}</p>`}
    </div>
    <dl>${[
      row([texts.name, name]),
      ...(isValid && membershipDate !== null ? [row([texts.memberSince, displayDate(membershipDate, rules)])] : []),
      row([texts.checkedOn, displayDate(today, rules)]),
      row([labels.issuedBy, fillLine(labels.organisation, { organisation: body.name })]),
      row([labels.code, displayDocumentCode(code)]),
    ]}</dl>
    <p><a class="button" href="${verifyAddress}">${another}</a></p>`,
  );
};

/** Checks a typed code: the status and the page that answer it. VERI-02, VERI-03 */
export const verificationResultPage = async (
  ownPages: OwnPages,
  request: PageRequest,
  given: Omit<DocumentView, "own"> & Omit<CheckContext, "standingTitle">,
  typed: string,
): Promise<readonly [status: number, page: string]> => {
  const view = { ...given, own: await ownPages.words("verification") };
  const checked = await checkDocument({ ...view, standingTitle: view.own.standing.title }, typed);
  // A mistyped code is answered with the form.
  const address = checked.kind === "mistyped" ? verifyAddress : undefined;
  const pages = await ownPages.forReader(request, { address });
  switch (checked.kind) {
    case "mistyped":
      return [400, await mistypedPage(pages, typed)];
    case "unknown":
      return [404, await unknownPage(pages, view.body, displayDocumentCode(checked.code))];
    case "standing":
      return [200, await standingPage(pages, view, checked.code, checked.holder, checked.isValid)];
    case "document":
      return [200, await documentPage(pages, view, checked.document, checked.validity)];
  }
};
