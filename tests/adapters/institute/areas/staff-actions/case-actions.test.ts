import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { submissionOf } from "../../../../../adapters/institute/areas/submissions/submissions.store.ts";
import { dayOf, plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { sharedTrial, type SharedTrial } from "../../../../actors/trial-institute.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { rowsOf } from "../../../support/row-changes.ts";

const today = dayOf(new Date(), defaultRules);
const until = plusDays(today, 10);
const anHourAgo = new Date(Date.now() - 3_600_000);
const application = "MEM-2026-4100317";

let trial: SharedTrial;
let desk: DeskBrowser;

const registrar = (now?: Date) => registrarAt(trial.institute.database, {}, now);

const declared = async (): Promise<string> => {
  const { answer } = await ask(trial.institute, "Maya", submitDeclaration, {
    headers: { "idempotency-key": "a-key-of-theirs" },
    body: {
      year: Number(today.slice(0, 4)),
      isRequirementsMet: true,
      route: "UNIT_ROUTE",
      isEngagementPartner: false,
      isConfirmed: true,
    },
  });
  return answer.reference;
};

const applied = async (now: Date | undefined, ...decision: readonly string[]): Promise<string> => {
  await registrar(now)("decide", application, ...decision, "--apply");
  return application;
};

/** The references of cases in each state, after what leads there. */
const states: Readonly<Record<string, () => Promise<string>>> = {
  waiting: () => Promise.resolve(application),
  "on hold": () => applied(anHourAgo, "--ask", "Your degree", "--by", until),
  "asked about just now": () => applied(undefined, "--ask", "Your degree", "--by", until),
  "granted just now": () => applied(undefined, "--grant"),
  granted: () => applied(anHourAgo, "--grant"),
  refused: () => applied(anHourAgo, "--refuse", "--reason", "Not yet."),
  "in force": declared,
  "in force and asked about": async () => {
    const reference = await declared();
    await registrar(anHourAgo)("decide", reference, "--ask", "Your certificates", "--by", until, "--apply");
    return reference;
  },
  "found sufficient": async () => {
    const reference = await declared();
    await registrar(anHourAgo)("decide", reference, "--ask", "Your certificates", "--by", until, "--apply");
    await registrar(anHourAgo)("decide", reference, "--grant", "--apply");
    return reference;
  },
  "taken back": async () => {
    const reference = await declared();
    await registrar()("reopen", reference, "--reason", "You asked us to.", "--apply");
    return reference;
  },
};

/** Each action as the desk's form sends it, and as the command says it. */
const actions: Readonly<
  Record<string, { readonly form: string; readonly fields: object; readonly command: readonly string[] }>
> = {
  grant: { form: "decide", fields: { verdict: "grant", by: until }, command: ["decide", "--grant"] },
  refuse: {
    form: "decide",
    fields: { verdict: "refuse", reason: "It is late.", by: until },
    command: ["decide", "--refuse", "--reason", "It is late."],
  },
  "refuse without a reason": {
    form: "decide",
    fields: { verdict: "refuse", by: until },
    command: ["decide", "--refuse"],
  },
  ask: {
    form: "decide",
    fields: { verdict: "ask", wanted: "A letter", by: until },
    command: ["decide", "--ask", "A letter", "--by", until],
  },
  "ask by today": {
    form: "decide",
    fields: { verdict: "ask", wanted: "A letter", by: today },
    command: ["decide", "--ask", "A letter", "--by", today],
  },
  "take back": { form: "take-back", fields: { why: "A mistake." }, command: ["reopen", "--reason", "A mistake."] },
};

beforeAll(async () => {
  trial = await sharedTrial();
});
afterAll(() => trial.close());

describe.each(Object.entries(states))("a case that is %s", (_, reach) => {
  it.each(Object.entries(actions))(
    "says the same of “%s” at the desk and by command, and changes nothing (DESK-01, DESK-06)",
    async (__, { form, fields, command: [name = "", ...options] }) => {
      await trial.putBack();
      const { database } = trial.institute;
      const reference = await reach();
      desk = new DeskBrowser(trial.institute);
      await desk.signIn();
      desk.fill("Find a person, a reference or a code", reference);
      await desk.press("Find");
      const events = (await submissionOf(database, reference))?.events.filter(({ type }) => type !== "read") ?? [];
      const before = await rowsOf(database);
      await desk.open(`${desk.address}/${form}`, { ...fields, seen: String(events.length) });
      const said = await registrar()(name, reference, ...options).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      if (said instanceof Error) {
        expect(desk.words).not.toContain("This will happen");
        // The desk does not offer a way that is impossible now.
        const isOffered = !desk.words.includes("Choose an option from the list.");
        if (isOffered) expect(desk.words).toContain(said.message.replace(/ Give it with --.*$/, ""));
      } else {
        const [, happens = "nothing"] = /\(\d+\)((?: is |: (?:the|they) ).*\.)$/m.exec(said) ?? [];
        expect(desk.words).toContain("This will happen");
        expect(desk.words).toContain(happens);
      }
      const seen = new Set(["staffRecords", "activityCounts", "staffSessions"]);
      const after = await rowsOf(database);
      for (const [table, rows] of before) if (!seen.has(table)) expect(after.get(table), table).toEqual(rows);
    },
  );
});

it.each(["granted just now", "asked about just now"])(
  "a case %s is undone in the same words at both faces (DESK-03)",
  async (state) => {
    await trial.putBack();
    const reference = (await states[state]?.()) ?? "";
    desk = new DeskBrowser(trial.institute);
    await desk.signIn();
    desk.fill("Find a person, a reference or a code", reference);
    await desk.press("Find");
    await desk.press("Undo");
    const [, happens = "nothing"] =
      /\(\d+\)(: .*and no email is sent .*\.)$/m.exec(await registrar()("reopen", reference)) ?? [];
    expect(desk.words).toContain(happens);
  },
);
