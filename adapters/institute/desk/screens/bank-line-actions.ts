import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { bankLineState } from "../../../../domain/institute/fees/bank-line-state.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { bankLineOf, lockBankLine, type BankLineRow } from "../../areas/fees/bank-files/bank-lines.store.ts";
import { withSuggestions } from "../../areas/fees/bank-files/unmatched-lines.ts";
import { customerBalance } from "../../areas/fees/fees.store.ts";
import {
  bankLineActions,
  namedParts,
  payeesIn,
  type BankLineAction,
  type Credit,
} from "../../areas/staff-actions/bank-line-actions.ts";
import { customerOf, fullNameOf } from "../../platform/customers/customers.store.ts";
import { unknownAddress } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { actionForm } from "../action-form.ts";
import { staffNameOf } from "../case-words.ts";
import { refuseIfChanged, type Subject } from "../change-form.ts";
import { empty, facts, section, table, time } from "../components.ts";
import type { Facts } from "../confirmation.ts";
import { formActions, owedWords } from "../form-actions.ts";
import type { Visit } from "../visit.ts";
import { lineAddress, postedFor, bankDetails } from "./money.ts";
import { personAddress } from "./people.ts";

const creditOf = async ({ database, references, parameter, query }: Visit): Promise<Credit> => {
  const bankLine = references.from("line", parameter);
  const line = bankLine === undefined ? undefined : await bankLineOf(database, bankLine);
  if (!line) throw unknownAddress();
  return { ...line, mayBeOf: references.from("person", query.get("who") ?? "") };
};

/** The state of a credit that a form was opened with, so that a change by somebody else is noticed. */
const seenOf = (line: BankLineRow): string => `${bankLineState(line)} ${line.open}`;

/** A button that divides a credit among those named, where they owe exactly its sum. DESK-07 */
const divideButton = async (visit: Visit, credit: Credit): Promise<Html | undefined> => {
  const parts = await namedParts(visit, credit);
  return parts === ""
    ? undefined
    : html`<form method="post" action="/desk/money/${visit.parameter}/split">
      ${visit.draftField()}<input type="hidden" name="parts" value="${parts}" /><input type="hidden" name="seen" value="${seenOf(credit)}" />
      <p class="row"><button class="button second" type="submit">Split it between the people named</button><span class="soft">Together, ${String(parts.split("\n").length)} people owe exactly this amount.</span></p>
    </form>`;
};

/** The bank's details of a credit, and its state. */
const lineFacts = async (visit: Visit, line: BankLineRow): Promise<Html> => {
  const price = (amount: number): string => displayPrice(amount, visit.rules, "forced");
  const { day, open, amount, file, fileLine, addedBy, asideReason, asideBy } = line;
  return facts([
    [fileLine === 0 ? "Posted by hand" : "Bank details", bankDetails(line)],
    ["Day", time(day, visit.rules)],
    ["Amount", price(amount)],
    ...(open === 0 || open === amount ? [] : [["Unmatched", price(open)] as const]),
    fileLine === 0
      ? ["By", staffNameOf(addedBy)]
      : ["Imported", `${file}, line ${fileLine}, by ${staffNameOf(addedBy)}`],
    ...(asideReason === null ? [] : [["Put aside", `${asideReason}, by ${staffNameOf(asideBy ?? "")}`] as const]),
    ...(await postedFor(visit, line)).map(
      ({ person, amount: part, postedBy }) =>
        [
          "Posted to",
          html`<a href="${personAddress(visit, person.customerId)}">${fullNameOf(person)}</a>, ${price(part)}, by ${staffNameOf(postedBy ?? "")}`,
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
    "Possible matches",
    people.length === 0
      ? empty("No suggestions.", "No number, name or amount points to a person.")
      : table(
          "People who may have paid",
          [["Name", "first"], ["Number"], ["Why"], ["Choose"], ["Owes", "figure"]],
          await Promise.all(rows),
        ),
  );
};

/** The ways to use a credit; those that need another entry or a payment only where there is one. */
const waysOf = async (visit: Visit, credit: Credit): Promise<readonly BankLineAction[]> => {
  const choices = bankLineActions.map(({ inputs }) =>
    Promise.all(inputs.map(async ({ options }) => (await options?.(visit, credit, {}))?.length !== 0)),
  );
  const isOffered = await Promise.all(choices);
  return bankLineActions.filter((_, at) => isOffered[at]?.every(Boolean));
};

const credits: Subject<Credit> = {
  entry: "money",
  path: "/money/:parameter",
  find: creditOf,
  running: () => html`<a href="/desk/money">Money</a>`,
  name: ({ rules }, { open, day }) => `${displayPrice(open, rules, "forced")} of ${displayDate(day, rules)}`,
  isOpen: ({ open }) => open > 0,
  context: async (visit, about, form) => html`${await lineFacts(visit, about)}
    ${
      about.open === 0
        ? undefined
        : html`<nav class="views" aria-label="What to do with this credit">
            ${(await waysOf(visit, about)).map(({ path, label }) => html`<a href="/desk/money/${visit.parameter}/${path}" ${path === form.path ? html`aria-current="page"` : undefined}>${label}</a>`)}
          </nav>`
    }
    ${form.path === "match" && about.open > 0 ? await divideButton(visit, about) : undefined}
    ${form.path === "match" && about.open > 0 ? await mayBeOf(visit, about) : undefined}`,
  people: async (visit, _about, values) => [
    ...new Set((await payeesIn(visit, values)).map(({ customerId }) => customerId)),
  ],
  facts: async (visit, { bankLine }, people): Promise<Facts> => {
    const { database, rules } = visit;
    const now = await bankLineOf(database, bankLine);
    const stands: Record<string, string> = { "The credit": now ? bankLineState(now) : "" };
    for (const customerId of people) {
      const person = await customerOf(database, customerId);
      const who = `${isolateDirection(fullNameOf(person))}, ${customerId}`;
      stands[`${who}: owes`] = owedWords(await customerBalance(database, customerId), rules);
      stands[`${who}: suspended`] = isSuspended(person) ? "yes" : "no";
    }
    return stands;
  },
  done: (visit, _about, { path }) => `/desk/money?done=${visit.parameter}${path === "posted" ? "&joined=yes" : ""}`,
};

/** What staff do with a credit of the bank: match it, split it, put it aside. DESK-03, DESK-07 */
export const lineChanges = formActions(
  credits,
  bankLineActions.map((action) =>
    refuseIfChanged(actionForm<Credit, BankLineAction>(action), {
      seenOf,
      lock: ({ database }, { bankLine }) => lockBankLine(database, bankLine),
      changed: (line) => `This credit has changed since you opened the page: it is now ${bankLineState(line)}.`,
    }),
  ),
);
