import type { NotificationCode } from "./notifications.ts";

/** What is done with exam results: prepared, when nobody sees them; published; or nothing in particular. */
export const examPhases = ["withhold", "publish", "end"] as const;
export type ExamPhase = (typeof examPhases)[number];

const codes: Readonly<Record<ExamPhase, NotificationCode | undefined>> = {
  withhold: "EXAM_SUPPRESSION_PERIOD",
  publish: "AFTER_EXAM_SUPPRESSION_PERIOD",
  end: undefined,
};

/** What someone is told in a phase: of that phase and of no other. QUAL-11, QUAL-12, DOCS-03, ACCT-07 */
export const notificationsIn = (phase: ExamPhase, notifications: readonly string[]): readonly string[] => {
  const code = codes[phase];
  const others = notifications.filter((other) => other === code || !Object.values<string | undefined>(codes).includes(other));
  return code === undefined || others.includes(code) ? others : [...others, code];
};
