import { randomUUID } from "node:crypto";

import {
  entryProblems,
  type Activity,
  type ActivityEntry,
  type SentActivity,
} from "../../../../../domain/cpd/activity.ts";
import { cpdYearOf } from "../../../../../domain/cpd/cpd-year.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { Acting } from "../../acting.ts";
import { attachEvidence } from "../../evidence/attach-evidence.ts";
import { deleteEvidenceAbout } from "../../evidence/evidence.store.ts";
import { dutyOf, historyOf } from "../cpd.store.ts";
import { activitiesOf, deleteActivity, keepsLog, storeActivity, updateActivity } from "./log.store.ts";
import { openYearsOf } from "./logged-years.ts";

/** The most activities of a member's log in one CPD year. */
const mostInYear = 500;

const openFor = async ({ database, today, rules }: Acting, member: CustomerRow): Promise<readonly number[]> => {
  if (!keepsLog(member)) throw wordedRefusal("unacceptable", "NO_CPD_RECORD");
  const duty = await dutyOf(database, member.customerId);
  const years = await historyOf(database, member.customerId, ["AWARDED"], { today, rules });
  return openYearsOf(member, duty, years, { today, rules });
};

const refuseUnlessLogged = (entry: ActivityEntry, open: readonly number[], { today, rules }: Acting): void => {
  const [problem] = Object.entries(entryProblems(entry, { today, rules, openYears: open }));
  if (!problem) return;
  const [field, words] = problem;
  throw new RefusalError("unacceptable", "WRONG_ACTIVITY", words, { field: `body.${field}` });
};

/** The activity, which has to be of a year that is not declared. */
const changeable = async (
  acting: Acting,
  member: CustomerRow,
  activityId: string,
): Promise<{ readonly activity: Activity; readonly open: readonly number[] }> => {
  const open = await openFor(acting, member);
  const activity = (await activitiesOf(acting.database, member.customerId)).find(({ id }) => id === activityId);
  if (!activity) throw wordedRefusal("unknown", "NO_SUCH_ACTIVITY");
  if (!open.includes(cpdYearOf(activity.date, acting.rules.cpd))) throw wordedRefusal("conflict", "YEAR_DECLARED");
  return { activity, open };
};

/** Adds an activity to the log of a year that is not declared. LOG-01, LOG-02 */
export const logActivity = async (acting: Acting, member: CustomerRow, { evidence, ...entry }: SentActivity) => {
  const { database, rules } = acting;
  const { customerId } = member;
  refuseUnlessLogged(entry, await openFor(acting, member), acting);
  const year = cpdYearOf(entry.date, rules.cpd);
  const ofYear = (await activitiesOf(database, customerId)).filter(({ date }) => cpdYearOf(date, rules.cpd) === year);
  if (ofYear.length >= mostInYear) throw wordedRefusal("unacceptable", "LOG_FULL");
  const id = randomUUID();
  await storeActivity(acting, database, customerId, { ...entry, id });
  await attachEvidence(acting, customerId, evidence, { kind: "activity", reference: id });
  return { id };
};

/** Replaces an activity of a year that is not declared, and adds files to it. LOG-01, LOG-02 */
export const changeActivity = async (
  acting: Acting,
  member: CustomerRow,
  activityId: string,
  { evidence, ...entry }: SentActivity,
  version?: string,
): Promise<void> => {
  const { activity, open } = await changeable(acting, member, activityId);
  if (version !== undefined && version !== activity.version) throw wordedRefusal("outdated", "CHANGED_MEANWHILE");
  refuseUnlessLogged(entry, open, acting);
  await updateActivity(acting, acting.database, member.customerId, { ...entry, id: activityId });
  await attachEvidence(acting, member.customerId, evidence, { kind: "activity", reference: activityId });
};

/** Removes an activity of a year that is not declared, with its files. LOG-01, LOG-02 */
export const removeActivity = async (acting: Acting, member: CustomerRow, activityId: string): Promise<void> => {
  const { activity } = await changeable(acting, member, activityId);
  await deleteActivity(acting, acting.database, member.customerId, activity.id);
  await deleteEvidenceAbout(acting.database, { kind: "activity", reference: activity.id });
};
