import { displayDocumentCode, longestTypedCode } from "../../domain/documents/document-code.ts";
import { isDated, validityWords, type Validity } from "../../domain/documents/verification.ts";
import { displayDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { telephoneAddress } from "../../domain/kernel/telephone.ts";
import type { OrganisationSettings } from "../institute/body/body.ts";
import { html, type Html } from "../institute/pages/html.ts";
import { errorsOn, type Pages } from "../institute/pages/pages.ts";
import type { Fact } from "../institute/paper/layouts.ts";
import type { IssuedRow } from "./issued.store.ts";

const field = "code";

const formOf = (marks?: Html, message?: Html, typed = ""): Html => html`<form action="/verify">
    <label for="${field}">Code on the document</label>
    <p class="hint" id="${field}-hint">17 letters and figures, in groups, beside the square QR code. Capitals, spaces and hyphens do not matter.</p>
    ${message}
    <input id="${field}" name="${field}" value="${typed}" maxlength="${String(longestTypedCode)}" required autocomplete="off" autocapitalize="characters" spellcheck="false"${marks ?? html` aria-describedby="${field}-hint"`} />
    <button>Check</button>
  </form>`;

/** The page with the form for a code. VERI-02 */
export const checkPage = ({ page }: Pages, { name }: OrganisationSettings): string =>
  page(
    "Check a document",
    html`<h1>Check a document</h1>
    <p>Every certificate, letter, receipt and record of the ${name} has a code. Enter it to see whether we issued the document, and whether it holds today.</p>
    ${formOf()}`,
  );

/** The form again, after a code with a wrong, missing or extra character. VERI-03 */
export const mistypedPage = async ({ page, words }: Pages, typed: string): Promise<string> => {
  const { formErrors } = await words("sign-in");
  const message = "Read the code again: a character is wrong, missing or too many";
  const { title, summary, marks, message: inPlace } = errorsOn("Check a document", [{ field, message }], formErrors);
  return page(
    title,
    html`${summary}
    <h1>Check a document</h1>
    ${formOf(marks(field), inPlace(field), typed.slice(0, longestTypedCode))}`,
  );
};

/** A well-formed code of no document. VERI-03 */
export const unknownPage = ({ page }: Pages, { telephone }: OrganisationSettings, code: string): string =>
  page(
    "No such document",
    html`<h1>We have issued no document with this code</h1>
    <p class="code">${code}</p>
    <p>Compare it with the document. If it is the same, the document is not ours: call us at <a href="${telephoneAddress(telephone)}">${telephone}</a>.</p>
    <p><a class="button" href="/verify">Check another document</a></p>`,
  );

const headings: Readonly<Record<Validity["state"] | "held on its day", string>> = {
  holds: "This document is genuine and holds",
  "held on its day": "This document is genuine",
  expired: "This document is genuine, but has expired",
  withdrawn: "This document is genuine, but does not hold",
  replaced: "This document is genuine, but was replaced",
};

// Shown as the holder and the day of issue already.
const saidElsewhere = new Set(["Name", "Received from", "Issued on"]);

const row = ([label, value]: Fact): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** A document that was issued: what it is, to whom, when, what it says, and whether it holds. VERI-02 */
export const documentPage = (
  { page }: Pages,
  { name: organisation }: OrganisationSettings,
  rules: DateStyle,
  { kind, code, title, name, facts, issuedOn }: IssuedRow,
  validity: Validity,
): string => {
  const particulars = (JSON.parse(facts) as readonly Fact[]).filter(([label]) => !saidElsewhere.has(label));
  const { state } = validity;
  const heading = headings[state === "holds" && isDated(kind) ? "held on its day" : state];
  return page(
    heading,
    html`<h1>${heading}</h1>
    <p class="validity ${state}">${validityWords(validity, isDated(kind), rules)}</p>
    <dl>${[
      row(["Document", title]),
      row(["Issued by", `The ${organisation}`]),
      row(["Issued to", name ?? "The person’s details have been erased from our records"]),
      row(["Issued on", displayDate(issuedOn, rules)]),
      ...particulars.map(row),
      row(["Code", displayDocumentCode(code)]),
    ]}</dl>
    <p>Compare this with the document in front of you. Where anything differs, the document was altered.</p>
    <p><a class="button" href="/verify">Check another document</a></p>`,
  );
};
