import type { NotificationCode } from "../../customer/notifications.ts";

/** Phases of an exam session: results withheld while being prepared, published, or neither. */
export const examPhases = ["withhold", "publish", "end"] as const;
export type ExamPhase = (typeof examPhases)[number];

const codes: Readonly<Record<ExamPhase, NotificationCode | undefined>> = {
  withhold: "EXAM_SUPPRESSION_PERIOD",
  publish: "AFTER_EXAM_SUPPRESSION_PERIOD",
  end: undefined,
};

/**
 * Adjusts notifications to a phase: adds the phase's code and removes those of other phases. QUAL-11, QUAL-12, DOCS-03,
 * ACCT-07
 */
export const notificationsIn = (phase: ExamPhase, notifications: readonly string[]): readonly string[] => {
  const code = codes[phase];
  const others = notifications.filter(
    (other) => other === code || !Object.values<string | undefined>(codes).includes(other),
  );
  return code === undefined || others.includes(code) ? others : [...others, code];
};
