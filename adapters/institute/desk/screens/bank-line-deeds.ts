import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { bankLineState } from "../../../../domain/institute/fees/bank-line-state.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { isolated } from "../../../../domain/kernel/isolated.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { bankLineOf, type BankLineRow } from "../../areas/fees/bank-files/bank-lines.store.ts";
import { sameEntries } from "../../areas/fees/bank-files/same-entries.store.ts";
import { samePaymentsOfLine } from "../../areas/fees/bank-files/same-payments.store.ts";
import { withSuggestions } from "../../areas/fees/bank-files/unmatched-lines.ts";
import { customerBalance } from "../../areas/fees/fees.store.ts";
import { customerOf, fullNameOf } from "../../platform/customers/customers.store.ts";
import { unknownAddress } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { Subject } from "../change-form.ts";
import type { Facts } from "../confirmation.ts";
import { formDeeds, owedWords } from "../form-deeds.ts";
import { empty, facts, section, table, time } from "../pieces.ts";
import type { Visit } from "../visit.ts";
import { divideButton, lineForms, payeesOf, whoIn, type LineForm } from "./bank-line-forms.ts";
import { lineAddress, postedFor, wordsOf } from "./money.ts";
import { personAddress } from "./people.ts";

const lineOf = async ({ database, references, parameter }: Visit): Promise<BankLineRow> => {
  const bankLine = references.from("line", parameter);
  const line = bankLine === undefined ? undefined : await bankLineOf(database, bankLine);
  if (!line) throw unknownAddress();
  return line;
};

/** What the bank says of a credit, and what became of it. */
const lineFacts = async (visit: Visit, line: BankLineRow): Promise<Html> => {
  const price = (amount: number): string => displayPrice(amount, visit.rules, "forced");
  const { day, open, amount, file, fileLine, addedBy, asideReason, asideBy } = line;
  return facts([
    [fileLine === 0 ? "Posted by hand" : "The bank says", wordsOf(line)],
    ["Day", time(day, visit.rules)],
    ["Not posted", open === amount ? price(open) : `${price(open)} of ${price(amount)}`],
    ["From", fileLine === 0 ? addedBy : `${file}, line ${fileLine}, read by ${addedBy}`],
    ...(asideReason === null ? [] : [["Put aside", `${asideReason}, by ${asideBy ?? ""}`] as const]),
    ...(await postedFor(visit, line)).map(
      ({ person, amount: part, postedBy }) =>
        [
          "Posted for",
          html`<a href="${personAddress(visit, person.customerId)}">${fullNameOf(person)}</a>, ${price(part)}, by ${postedBy ?? ""}`,
        ] as const,
    ),
  ]);
};

/** People who may have paid, each with a link that fills in the form. */
const mayBeOf = async (visit: Visit, line: BankLineRow): Promise<Html> => {
  const [found] = await withSuggestions(visit.database, [line]);
  const people = found?.suggestions ?? [];
  const rows = people.map(async ({ customerId, because, ...person }) => [
    fullNameOf(person),
    customerId,
    because,
    html`<a class="to" href="${lineAddress(visit, line, customerId)}">Choose<span class="hidden"> ${fullNameOf(person)}</span></a>`,
    owedWords(await customerBalance(visit.database, customerId), visit.rules),
  ]);
  return section(
    "may-be",
    "May be of",
    people.length === 0
      ? empty("Nobody is known.", "No number, name or sum leads to a person.")
      : table(
          "People who may have paid",
          [["Name", "first"], ["Number"], ["What agrees"], ["Choose"], ["Owes", "figure"]],
          await Promise.all(rows),
        ),
  );
};

/** The ways to use a credit; that it was read or posted before is one where another line or a payment may be it. */
const formsOf = async (visit: Visit, line: BankLineRow): Promise<readonly LineForm[]> => {
  const { database } = visit;
  const others = (await sameEntries(database, [line])).get(line.bankLine) ?? [];
  const payments = await samePaymentsOfLine(database, line, whoIn(visit));
  return lineForms.filter(
    ({ path }) => (path !== "same" || others.length > 0) && (path !== "posted" || payments.length > 0),
  );
};

const line: Subject<BankLineRow> = {
  entry: "money",
  path: "/money/:parameter",
  find: lineOf,
  running: () => html`<a href="/desk/money">Money</a>`,
  name: ({ rules }, { open, day }) => `${displayPrice(open, rules, "forced")} of ${displayDate(day, rules)}`,
  isOpen: ({ open }) => open > 0,
  context: async (visit, about, form) => html`${await lineFacts(visit, about)}
    ${
      about.open === 0
        ? undefined
        : html`<nav class="views" aria-label="What to do with it">
            ${(await formsOf(visit, about)).map(({ path, label }) => html`<a href="/desk/money/${visit.parameter}/${path}" ${path === form.path ? html`aria-current="page"` : undefined}>${label}</a>`)}
          </nav>`
    }
    ${form.path === "pair" && about.open > 0 ? await divideButton(visit, about) : undefined}
    ${form.path === "pair" && about.open > 0 ? await mayBeOf(visit, about) : undefined}`,
  people: async (visit, _about, values) => [
    ...new Set((await payeesOf(visit, values)).map(({ customerId }) => customerId)),
  ],
  facts: async (visit, { bankLine }, people): Promise<Facts> => {
    const { database, rules } = visit;
    const now = await bankLineOf(database, bankLine);
    const stands: Record<string, string> = { "The credit": now ? bankLineState(now) : "" };
    for (const customerId of people) {
      const person = await customerOf(database, customerId);
      const who = `${isolated(fullNameOf(person))}, ${customerId}`;
      stands[`${who}: owes`] = owedWords(await customerBalance(database, customerId), rules);
      stands[`${who}: suspended`] = isSuspended(person) ? "yes" : "no";
    }
    return stands;
  },
  done: (visit, _about, { path }) => `/desk/money?done=${visit.parameter}${path === "posted" ? "&joined=yes" : ""}`,
};

/** What staff do with a credit of the bank: pair it, split it, put it aside. DESK-03, DESK-07 */
export const lineChanges = formDeeds(line, lineForms);
