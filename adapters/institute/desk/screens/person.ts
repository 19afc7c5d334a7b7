import type { Transaction, TransactionSide } from "../../../../domain/fees/account.ts";
import { sideOf } from "../../../../domain/fees/postings.ts";
import { effectOnSide, type Totals } from "../../../../domain/fees/transactions.ts";
import { displayDocumentCode } from "../../../../domain/institute/documents/document-code.ts";
import { whyNotReversed } from "../../../../domain/institute/fees/reversal.ts";
import { daysBetween, displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { activitiesOf } from "../../areas/cpd/log/log.store.ts";
import { evidenceOf } from "../../areas/evidence/evidence.store.ts";
import { languageWords } from "../../areas/people/language-words.ts";
import { statusWords } from "../../areas/people/people-columns.ts";
import {
  personSummary,
  type NamedObligation,
  type PersonSummary,
  type PostingSummary,
} from "../../areas/people/person-summary.ts";
import { whyNotPossible } from "../../areas/staff-actions/possible.ts";
import { reasonWords } from "../../areas/suspension/suspension-words.ts";
import { customerById, fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { unknownAddress } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { caseAddress } from "../case-words.ts";
import { doneNote, empty, facts, head, listTable, section, state, table, time, type Words } from "../components.ts";
import { evidenceList } from "../evidence-list.ts";
import type { Screen, Visit } from "../visit.ts";
import { personAddress } from "./people.ts";
import { personForms, type PersonForm } from "./person-forms.ts";
import { recordForms } from "./record-forms.ts";

const latest = 10;

type Style = Pick<Visit, "rules" | "today">;

const kinds: Readonly<Record<string, "late" | "due" | "ready">> = { overdue: "late", due: "due", ready: "ready" };

const dayWords = ({ item, due, since }: NamedObligation, { rules }: Style): string => {
  if (due !== undefined && item.state === "overdue") return `was due by ${displayDate(due, rules)}`;
  if (due !== undefined) return `${item.kind === "exam" ? "on" : "by"} ${displayDate(due, rules)}`;
  return since === undefined ? "" : `since ${displayDate(since, rules)}`;
};

/** The figure of an obligation and its unit: what is owed, or the days. */
const figureOf = ({ item, due }: NamedObligation, { rules, today }: Style): readonly [figure: string, unit: string] => {
  const days = due === undefined ? undefined : daysBetween(today, due);
  const count = Math.abs(days ?? 0);
  const unit = days === undefined ? "" : `${count === 1 ? "day" : "days"} ${days < 0 ? "late" : "left"}`;
  if (item.kind === "payment")
    return [displayPrice(item.owed, rules, "forced"), days === undefined ? "" : `${count} ${unit}`];
  return [days === undefined ? "" : String(count), unit];
};

const obligationLine = (obligation: NamedObligation, style: Style): Html => {
  const { item, heading } = obligation;
  const kind = kinds[item.state];
  const [figure, unit] = figureOf(obligation, style);
  return html`<li class="line plain-line">
      <div class="what"><h3>${heading}</h3><p>${kind === undefined ? item.state : state(item.state, kind)} ${dayWords(obligation, style)}</p></div>
      <p class="figure ${kind === "late" ? "late-figure" : ""}"><strong>${figure}</strong><span class="unit">${unit}</span></p>
    </li>`;
};

/** A person's standing, in the words that they see. DESK-05 */
export const standingWords = ({ person, suspension, standing }: PersonSummary): Html => {
  if (person.isClosed === 1) return state("Closed", "late");
  if (suspension) return state(suspension.gracePeriod ? "Suspended, in the grace period" : "Suspended", "late");
  if (standing === "in good standing") return state("In good standing", "ready");
  return standing === "not in good standing"
    ? state("Not in good standing", "late")
    : html`${person.status.toLowerCase()}`;
};

export const owesWords = ({ balance }: PersonSummary, { rules }: Pick<Style, "rules">): string => {
  if (balance > 0) return displayPrice(balance, rules, "forced");
  return balance < 0 ? `Nothing, ${displayPrice(-balance, rules, "forced")} in credit` : "Nothing";
};

/** The state of a posting, or the link that reverses it. */
const noteOf = (posting: PostingSummary, all: readonly Transaction[], visit: Visit): Words => {
  const { status, amount, reference, takenBackBy } = posting;
  if (status !== "COMPLETED")
    return `${status === "PENDING" ? "Pending" : "Failed"}, not included: ${displayPrice(amount, visit.rules, "forced")}`;
  if (takenBackBy !== undefined) return `Reversed by ${takenBackBy}`;
  return whyNotReversed(all, posting, "taken back") === undefined
    ? html`<a class="to whole" href="/desk/people/${visit.parameter}/reverse?posting=${visit.references.to("posting", reference)}">Reverse</a>`
    : "";
};

/** The latest charges and payments. The columns add up to the balance, as on the person's own page. FEES-03, CORR-01 */
const money = ({ postings, earlierPostings: earlier, totals }: PersonSummary, visit: Visit): Words => {
  if (postings.length === 0) return empty("No charges or payments.", "Charges and payments appear here.");
  const price = (amount: Pence): string => displayPrice(amount, visit.rules, "forced");
  const amountOn = (side: TransactionSide, posting: Transaction): string =>
    posting.status === "COMPLETED" && sideOf(posting.type) === side ? price(effectOnSide(posting)) : "";
  const sums = (what: string, { charged, paid }: Totals): readonly Words[] => [
    what,
    "",
    "",
    price(charged),
    price(paid),
  ];
  return table(
    "Charges and payments",
    [["What", "first"], ["Date"], ["Note"], ["Charged", "figure"], ["Paid", "figure"]],
    [
      ...postings.map((posting) => [
        html`${posting.description}<br /><span class="code soft">${posting.reference}</span>`,
        time(posting.date, visit.rules),
        noteOf(posting, postings, visit),
        amountOn("CHARGE", posting),
        amountOn("PAYMENT", posting),
      ]),
      ...(earlier.count === 0 ? [] : [sums(`${earlier.count} earlier`, earlier)]),
    ],
    sums("Total", totals),
  );
};

const sent = ({ sent: submissions }: PersonSummary, visit: Visit): Words =>
  listTable(
    "Submissions",
    [["What", "first"], ["Sent on"], ["Reference", "code"], ["Status"]],
    submissions.map(({ reference, title, submittedOn, state: stateOf }) => [
      html`<a class="to" href="${caseAddress(visit, reference)}">${title}</a>`,
      time(submittedOn, visit.rules),
      reference,
      stateOf,
    ]),
    ["No submissions.", "Declarations, waivers, applications and changes to details appear here."],
  );

const mails = ({ mails: written }: PersonSummary, { rules, references }: Visit): Words =>
  listTable(
    "Emails to the member",
    [["Subject", "first"], ["Written"], ["To"], ["Status"]],
    written.map(({ mailId, subject, recipient, writtenOn, state: sending }) => [
      html`<a class="to" href="/desk/mails/${references.to("mail", mailId)}">${subject}</a>`,
      time(writtenOn, rules),
      recipient,
      sending,
    ]),
    ["No emails.", "Emails to the member appear here with their status."],
  );

const documents = ({ documents: issued }: PersonSummary, { rules }: Style): Words =>
  listTable(
    "Documents issued",
    [["What", "first"], ["Issued"], ["Of"], ["Code", "code"], ["Validity"]],
    issued.map(({ code, title, subject, issuedOn, validity }) => [
      title,
      time(issuedOn, rules),
      subject,
      displayDocumentCode(code),
      validity,
    ]),
    ["No documents.", "Certificates, letters and receipts appear here with their code."],
  );

const toDoList = ({ isErased, person, obligations }: PersonSummary, visit: Visit): Words => {
  if (isErased) return empty("This person has been erased.", "Their charges and payments are kept.");
  if (person.isClosed === 1) return empty("Nothing to do.", "The account is closed.");
  if (obligations.length === 0) return empty("Nothing to do.", "What the member has to do appears here.");
  return html`<ul class="lines ruled">${obligations.map((each) => obligationLine(each, visit))}</ul>`;
};

/** The person of an opaque reference in an address. */
export const personOf = async ({ database, references, parameter }: Visit): Promise<CustomerRow> => {
  const customerId = references.from("person", parameter);
  const person = customerId === undefined ? undefined : await customerById(database, customerId);
  if (!person) throw unknownAddress();
  return person;
};

/** Texts below one another. */
const lines = (texts: readonly string[]): Html =>
  html`${texts.map((text, at) => html`${at > 0 ? html`<br />` : undefined}${text}`)}`;

/** Every form of a person, in the order of the page. */
export const everyPersonForm: readonly PersonForm[] = [...personForms, ...recordForms];

const dataFiles = [
  ["data.pdf", "Download personal data (PDF)"],
  ["data.json", "Download personal data (JSON)"],
] as const;

const actions = async (visit: Visit, { person, mergedInto }: PersonSummary): Promise<Words> => {
  // A merged account has no actions of its own; money is posted on the surviving account.
  const listed = everyPersonForm.filter(({ isListed }) => mergedInto === undefined && isListed !== false);
  const reasons = await Promise.all(listed.map(async ({ whyNot }) => whyNot?.(visit, person)));
  const offered = [
    ...listed.filter((_, at) => reasons[at] === undefined).map(({ path, heading }) => [path, heading] as const),
    ...((await whyNotPossible(visit, "data", person)) === undefined ? dataFiles : []),
  ];
  return offered.length === 0
    ? empty("No actions.", "Use the account that this one was merged into.")
    : html`<ul class="links">${offered.map(([path, words]) => html`<li><a href="/desk/people/${visit.parameter}/${path}">${words}</a></li>`)}</ul>`;
};

const resultNote = ({ query }: Visit): Html | undefined => {
  const done = query.get("done");
  if (done === "add") return doneNote("Person added. Invite them so that they can sign in.");
  const form = everyPersonForm.find(({ path }) => path === done);
  return form && doneNote(form.done);
};

/** Why somebody is suspended, since when, and until when they have grace. SUSP-01 */
const suspensionFacts = (
  { suspension, suspendedOn, person: { suspensionGraceEnds: ends } }: PersonSummary,
  { rules }: Style,
): readonly (readonly [label: string, words: Words])[] => {
  if (!suspension) return [];
  const parts = [
    ...(suspension.code === undefined ? [] : [reasonWords(suspension.code)]),
    ...(suspendedOn === undefined ? [] : [`since ${displayDate(suspendedOn, rules)}`]),
    ...(suspension.gracePeriod && ends !== null ? [`with grace until ${displayDate(ends, rules)}`] : []),
  ];
  return parts.length === 0 ? [] : [["Suspended", parts.join(", ")]];
};

/** A person's standing; for a merged account, the link to the surviving one. LIFE-02 */
const firstWords = (summary: PersonSummary, visit: Visit): Html => {
  const { departure = "", mergedInto } = summary;
  return mergedInto === undefined
    ? html`<p>${standingWords(summary)}</p>`
    : html`<p><strong>This account is ${departure}.</strong> <a href="${personAddress(visit, mergedInto)}">Open the account it was merged into</a></p>`;
};

/** A person: standing, to-do list, submissions, money, emails and documents. DESK-05 */
export const personScreen: Screen = {
  path: "/people/:parameter",
  entry: "people",
  show: async (visit) => {
    const person = await personOf(visit);
    const summary = await personSummary(visit, person, latest);
    const { customerId, email, customerType, membershipDate, countryOfResidence } = person;
    const reads = languageWords(visit.mails, person);
    const since = membershipDate === null ? "" : ` since ${displayDate(membershipDate, visit.rules)}`;
    return {
      title: `${isolateDirection(fullNameOf(person))}, ${customerId}`,
      action: { action: "saw a person", customerId },
      content: html`${resultNote(visit)}${head(
        fullNameOf(person),
        `${customerId}, ${customerType.toLowerCase()}${since}`,
        firstWords(summary, visit),
        html`<a href="/desk/people">People</a>`,
      )}
        <div class="beside">
          <div>
            ${section("asked", "To do list", toDoList(summary, visit))}
            ${section("sent", "Submissions", sent(summary, visit))}
            ${evidenceList(visit, await evidenceOf(visit.database, customerId), await activitiesOf(visit.database, customerId))}
            ${section("money", "Money", money(summary, visit))}
            ${section("mails", "Emails", mails(summary, visit))}
            ${section("documents", "Documents", documents(summary, visit))}
          </div>
          <aside aria-label="On record">
            ${section(
              "record",
              "On record",
              facts([
                ["Number", customerId],
                ...(summary.isErased ? [] : [["Email", email] as const]),
                ["Status", statusWords({ ...person, mergedInto: summary.mergedInto })],
                ["Owes", owesWords(summary, visit)],
                ["Telephone", summary.telephone ?? "Not on record"],
                ["Address", summary.address.length === 0 ? "Not on record" : lines(summary.address)],
                ["Country", countryOfResidence ?? "Not on record"],
                ...(reads === undefined || summary.isErased ? [] : [["Language", reads] as const]),
                ...suspensionFacts(summary, visit),
                ...(summary.departure === undefined ? [] : [["Departure", summary.departure] as const]),
              ]),
              html`<a class="to" href="/desk/record?show=all&amp;person=${visit.parameter}">Audit log</a>`,
            )}
            ${section("actions", "Actions", await actions(visit, summary), html`<a class="to" href="/desk/people/${visit.parameter}/history">Change history</a>`)}
          </aside>
        </div>`,
    };
  },
};
