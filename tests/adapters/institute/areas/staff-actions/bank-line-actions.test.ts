import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bankLineState } from "../../../../../domain/institute/fees/bank-line-state.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { sharedTrial, type SharedTrial } from "../../../../actors/trial-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { rowsOf } from "../../../support/row-changes.ts";

const maya = "4100107";
const owen = "4100114";

let trial: SharedTrial;
let folder: string;

const registrar = (...words: readonly string[]) => registrarAt(trial.institute.database)(...words);

/** Posts a file with one credit of £268.50. */
const readFileWith = async (name: string, text: string): Promise<void> => {
  await writeFile(join(folder, name), text);
  await registrar("post", "payments", join(folder, name), "--apply");
};

const lineNow = async () => {
  const { database } = trial.institute;
  return database.selectFrom("bankLines").selectAll().where("file", "=", "bank.csv").executeTakeFirstOrThrow();
};

/** What leads a credit that waits to each state. */
const states: Readonly<Record<string, (line: string) => Promise<unknown>>> = {
  waiting: () => Promise.resolve(),
  "put aside": (line) => registrar("unmatched", "leave", line, "--reason", "Interest", "--apply"),
  posted: (line) => registrar("unmatched", "match", line, maya, "--apply"),
  "posted and taken back": async (line) => {
    await registrar("unmatched", "match", line, maya, "--apply");
    await registrar("post", "reverse", line, "--reason", "A mistake", "--apply");
  },
  "waiting, and posted by hand": () =>
    registrar(
      "post",
      "payment",
      owen,
      "--amount",
      "268.50",
      "--description",
      "Cash",
      "--date",
      "2026-11-20",
      "--apply",
    ),
};

/** Each action with a credit: its form, and its command. */
const actions: Readonly<
  Record<string, { readonly form: string; readonly fields: object; readonly command: readonly string[] }>
> = {
  "match with a person": { form: "match", fields: { who: owen }, command: ["match", owen] },
  "match with a charge": { form: "match", fields: { who: "INV-4100107-09" }, command: ["match", "INV-4100107-09"] },
  "match with nobody": { form: "match", fields: { who: "9999999" }, command: ["match", "9999999"] },
  "split it": {
    form: "split",
    fields: { parts: `${maya} 100.00\n${owen} 168.50` },
    command: ["split", `${maya}=100.00`, `${owen}=168.50`],
  },
  "split a part of it": { form: "split", fields: { parts: `${maya} 100.00` }, command: ["split", `${maya}=100.00`] },
  "split without an amount": { form: "split", fields: { parts: maya }, command: ["split", maya] },
  "put it aside": { form: "aside", fields: { reason: "Interest" }, command: ["leave", "--reason", "Interest"] },
};

beforeAll(async () => {
  trial = await sharedTrial();
  folder = await mkdtemp(join(tmpdir(), "bank-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await trial.close();
});

describe.each(Object.entries(states))("a credit that is %s", (_, reach) => {
  it.each(Object.entries(actions))(
    "says the same of “%s” at the desk and by command, and changes nothing (DESK-01, BANK-03)",
    async (__, { form, fields, command: [name = "", ...options] }) => {
      await trial.putBack();
      const { database } = trial.institute;
      await readFileWith("bank.csv", "Date,Details,Amount\n2026-11-20,Subscription,268.50\n");
      const desk = new DeskBrowser(trial.institute);
      await desk.signIn();
      await desk.follow("Money");
      await desk.follow("Subscription");
      const { bankLine } = await lineNow();
      await reach(bankLine);
      const line = await lineNow();
      const before = await rowsOf(database);
      const seen = `${bankLineState(line)} ${line.open}`;
      await desk.open(desk.address.replace(/[^/]+$/, form), { ...fields, seen });
      const said = await registrar("unmatched", name, bankLine, ...options).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      if (said instanceof Error) {
        expect(desk.words).not.toContain("This will happen");
        expect(desk.words).toContain(said.message);
      } else {
        const [, happens = "nothing"] = /\)( is .*\.)$/m.exec(said) ?? [];
        expect(desk.words).toContain("This will happen");
        expect(desk.words).toContain(happens);
      }
      const records = new Set(["staffRecords", "activityCounts", "staffSessions"]);
      const after = await rowsOf(database);
      for (const [table, rows] of before) if (!records.has(table)) expect(after.get(table), table).toEqual(rows);
    },
  );
});
