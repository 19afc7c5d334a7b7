import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Envelope } from "@cucumber/messages";
import { requirements } from "../requirements.ts";
import type { Selection } from "./command-line.ts";
import { isWhole } from "./command-line.ts";
import { reportPage } from "./report-page.ts";
import type { ReportedRun } from "./report-page.ts";
import { RunRecorder } from "./run-record.ts";

const folder = "reports";
const whole = `${folder}/features.html`;
const part = `${folder}/features-selected.html`;
const levels = ["core", "browser"] as const;

const messagesOf = (level: Selection["level"]): string => `${folder}/features-${level}.ndjson`;

const whenOf = (envelopes: readonly Envelope[]): Date =>
  new Date((envelopes.find(({ testRunFinished }) => testRunFinished)?.testRunFinished?.timestamp.seconds ?? 0) * 1000);

const runOf = (level: Selection["level"], envelopes: readonly Envelope[]): ReportedRun => {
  const recorder = new RunRecorder();
  for (const envelope of envelopes) recorder.hear(envelope);
  return { level, when: whenOf(envelopes), record: recorder.record() };
};

const read = (file: string): readonly Envelope[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Envelope);

/**
 * Writes what came of a run where it can be read, and tells where. A run of everything is kept, and the
 * page tells of it together with the latest whole run at the other level; a part has a page of its own.
 */
export const keepReport = (envelopes: readonly Envelope[], selection: Selection, cwd: string): string => {
  mkdirSync(join(cwd, folder), { recursive: true });
  const { level } = selection;
  if (!isWhole(selection)) {
    writeFileSync(join(cwd, part), reportPage([runOf(level, envelopes)], { demands: requirements, isWhole: false }));
    return part;
  }
  writeFileSync(join(cwd, messagesOf(level)), envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join(""));
  const runs = levels.flatMap((each) => {
    if (each === level) return [runOf(each, envelopes)];
    const file = join(cwd, messagesOf(each));
    return existsSync(file) ? [runOf(each, read(file))] : [];
  });
  writeFileSync(join(cwd, whole), reportPage(runs, { demands: requirements, isWhole: true }));
  return whole;
};
