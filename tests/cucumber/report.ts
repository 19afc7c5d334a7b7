import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Envelope } from "@cucumber/messages";

import { requirements } from "../requirements.ts";
import type { Selection } from "./command-line.ts";
import { isWhole } from "./command-line.ts";
import type { CompletedRun } from "./loaded-run.ts";
import { reportPage } from "./report-page.ts";
import type { ReportedRun } from "./report-page.ts";
import { RunRecorder } from "./run-record.ts";

const folder = "reports";
const whole = `${folder}/features.html`;
const part = `${folder}/features-selected.html`;
const levels = ["core", "browser"] as const;

const messagesOf = (level: Selection["level"]): string => `${folder}/features-${level}.ndjson`;

const read = (level: Selection["level"], file: string): ReportedRun => {
  const recorder = new RunRecorder();
  for (const line of readFileSync(file, "utf8").trimEnd().split("\n")) recorder.hear(JSON.parse(line) as Envelope);
  return { level, when: statSync(file).mtime, record: recorder.record() };
};

/**
 * Writes what came of a run where it can be read, and tells where. A run of everything is kept, and the
 * page tells of it together with the latest whole run at the other level; a part has a page of its own.
 */
export const keepReport = ({ record, messages }: CompletedRun, selection: Selection, cwd: string): string => {
  mkdirSync(join(cwd, folder), { recursive: true });
  const { level } = selection;
  const run: ReportedRun = { level, when: new Date(), record };
  if (!isWhole(selection)) {
    writeFileSync(join(cwd, part), reportPage([run], { demands: requirements, isWhole: false }));
    return part;
  }
  writeFileSync(join(cwd, messagesOf(level)), messages);
  const runs = levels.flatMap((each) => {
    if (each === level) return [run];
    const file = join(cwd, messagesOf(each));
    return existsSync(file) ? [read(each, file)] : [];
  });
  writeFileSync(join(cwd, whole), reportPage(runs, { demands: requirements, isWhole: true }));
  return whole;
};
