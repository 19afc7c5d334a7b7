import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { whyNotPossible } from "../../../../../adapters/institute/areas/staff-actions/possible.ts";
import { everyPersonForm } from "../../../../../adapters/institute/desk/screens/person.ts";
import { customerOf } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import type { AccountAction } from "../../../../../domain/institute/customer/account-actions.ts";
import { dayOf, plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { sharedTrial, type SharedTrial } from "../../../../actors/trial-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { rowsOf } from "../../../support/row-changes.ts";

const today = dayOf(new Date(), defaultRules);
const [yesterday, nextMonth] = [plusDays(today, -1), plusDays(today, 30)];

let trial: SharedTrial;
let desk: DeskBrowser;
/** The desk's address of each person. */
const addresses = new Map<string, string>();

const idOf = (name: string): string => trial.institute.person(name).customerId;
const registrar = (...words: readonly string[]): Promise<string> => registrarAt(trial.institute.database)(...words);

/** Who is in which state, and the commands that lead there. */
const states: Readonly<Record<string, readonly [person: string, ...commands: readonly (readonly string[])[]]>> = {
  active: ["Maya"],
  suspended: ["Grace"],
  retired: ["Rita"],
  "a firm": ["Frank"],
  leaving: ["Fiona", ["resign", "Fiona", "--on", nextMonth, "--reason", "Moves"]],
  left: ["Priya", ["close", "Priya"]],
  deceased: ["Irina", ["deceased", "Irina", "--on", yesterday]],
  merged: ["Sam", ["merge", "Sam", "--into", "Noel"]],
  erased: ["Felix", ["erase", "Felix", "--confirm", "Felix"]],
};

/** What is filled in at the desk, and the command that says the same; absent where only the form does it. */
interface Filled {
  readonly fields: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
}

const filled = (id: string): Readonly<Partial<Record<AccountAction, Filled>>> => ({
  payment: {
    fields: { amount: "5.00", description: "Transfer", date: today },
    command: ["post", "payment", id, "--amount", "5.00", "--description", "Transfer"],
  },
  charge: {
    fields: { amount: "5.00", purpose: "Badge" },
    command: ["post", "charge", id, "--amount", "5.00", "--for", "Badge"],
  },
  refund: {
    fields: { amount: "5.00", reason: "Paid twice", date: today },
    command: ["post", "refund", id, "--amount", "5.00", "--reason", "Paid twice"],
  },
  name: {
    fields: { firstName: "Zoe", surname: "Zander", language: "en-GB" },
    command: ["correct", id, "--first-name", "Zoe", "--surname", "Zander"],
  },
  type: {
    fields: { to: "graduate", fellow: "no" },
    command: ["change-type", id, "--to", "graduate", "--fellow", "no"],
  },
  details: { fields: { email: "zoe@example.net", nationality: "Danish" } },
  contact: {
    fields: {
      "email.address": "zoe@example.net",
      "mailingAddress.addressLine1": "1 Harbour Road",
      "mailingAddress.city": "Aarhus",
      "mailingAddress.country": "Denmark",
      "mailingAddress.purpose": "HOME",
    },
  },
  exams: { fields: { examsCompleted: "3", examsTotal: "13", experienceAchieved: "2" } },
  notice: { fields: { code: "CPD_REVIEW", way: "put up" }, command: ["notify", "CPD_REVIEW", id] },
  suspend: {
    fields: { code: "CPD_NON_COMPLIANCE", graceDays: "10" },
    command: ["suspend", id, "--code", "CPD_NON_COMPLIANCE", "--grace-days", "10"],
  },
  reinstate: { fields: {}, command: ["reinstate", id] },
  leave: { fields: { kind: "deceased", on: today }, command: ["deceased", id, "--on", today] },
  readmit: { fields: { on: today }, command: ["readmit", id, "--on", today] },
  invite: { fields: {}, command: ["invite", id] },
  merge: { fields: { into: idOf("Owen") }, command: ["merge", id, "--into", idOf("Owen")] },
  erase: { fields: { again: id }, command: ["erase", id] },
});

beforeAll(async () => {
  trial = await sharedTrial();
  await trial.putBack();
  desk = new DeskBrowser(trial.institute);
  await desk.signIn();
  const isName = (word: string): boolean => /^[A-Z][a-z]+$/.test(word);
  for (const [person, ...commands] of Object.values(states)) {
    desk.fill("Find a person, a reference or a code", idOf(person));
    await desk.press("Find");
    addresses.set(person, desk.address);
    for (const command of commands)
      await registrar(...command.map((word) => (isName(word) && word !== "Moves" ? idOf(word) : word)), "--apply");
  }
});
afterAll(() => trial.close());

const refusalOf = (run: Promise<unknown>): Promise<string | undefined> =>
  run.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe.each(Object.entries(states))("with an account that is %s", (_, [person]) => {
  it.each(everyPersonForm.map(({ path }) => path).filter((path) => path !== "reverse"))(
    "%s is answered by the desk and the command line as the account's rule says (DESK-01, DESK-05)",
    async (path) => {
      const { database } = trial.institute;
      const customerId = idOf(person);
      const why = await whyNotPossible({ database, today }, path, await customerOf(database, customerId));
      const { fields = {}, command } = filled(customerId)[path] ?? {};
      const before = await rowsOf(database);
      await desk.open(`${addresses.get(person) ?? ""}/${path}`);
      if (why !== undefined) expect(desk.words).toContain(why);
      await desk.open(`${addresses.get(person) ?? ""}/${path}`, fields);
      const shown = desk.words;
      const refused = command && (await refusalOf(registrar(...command)));
      if (why === undefined && refused === undefined) expect(shown).toContain("This will happen");
      else {
        expect(shown).not.toContain("This will happen");
        expect(shown).toContain(why ?? refused);
        expect(refused ?? why).toContain(why ?? refused);
        if (command) expect(await refusalOf(registrar(...command, "--apply"))).toBe(refused);
      }
      const seen = new Set(["staffRecords", "activityCounts", "staffSessions"]);
      const after = await rowsOf(database);
      for (const [table, rows] of before) if (!seen.has(table)) expect(after.get(table), table).toEqual(rows);
    },
  );
});
