import { randomUUID } from "node:crypto";

import {
  entryProblems,
  type Activity,
  type ActivityEntry,
  type SentActivity,
} from "../../../../../domain/cpd/activity.ts";
import { cpdYearOf } from "../../../../../domain/cpd/cpd-year.ts";
import type { LoggedYear } from "../../../../../domain/cpd/log.ts";
import { lockCustomer, type CustomerRow } from "../../../platform/customers/customers.store.ts";
import { ruleRefusal, wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import { attachEvidence } from "../../evidence/attach-evidence.ts";
import { deleteEvidenceAbout } from "../../evidence/evidence.store.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { deleteActivity, keepsLog, storeActivity, updateActivity } from "./log.store.ts";
import { loggedYearsOf } from "./logged-years.ts";

/** The most activities of a member's log in one CPD year. */
const mostInYear = 500;

/** The log of a member, whose account is locked so that no declaration comes in between. */
const lockedLog = async (
  { database, today, rules }: ActionContext,
  member: CustomerRow,
): Promise<readonly LoggedYear[]> => {
  if (!keepsLog(member)) throw wordedRefusal("unacceptable", "NO_CPD_RECORD");
  await lockCustomer(database, member.customerId);
  return loggedYearsOf(database, member, { today, rules });
};

const refuseUnlessLogged = (
  entry: ActivityEntry,
  log: readonly LoggedYear[],
  { today, rules }: ActionContext,
): void => {
  const openYears = log.filter(({ isOpen }) => isOpen).map(({ year }) => year);
  const [wrong] = Object.entries(entryProblems(entry, { today, rules, openYears }));
  if (!wrong) return;
  const [field, problem] = wrong;
  throw ruleRefusal("WRONG_ACTIVITY", problem, { field: `body.${field}` });
};

/** The activity, which has to be of a year that is not declared. */
const changeable = (log: readonly LoggedYear[], activityId: string): Activity => {
  const year = log.find(({ activities }) => activities.some(({ id }) => id === activityId));
  const activity = year?.activities.find(({ id }) => id === activityId);
  if (!year || !activity) throw wordedRefusal("unknown", "NO_SUCH_ACTIVITY");
  if (!year.isOpen) throw wordedRefusal("conflict", "YEAR_DECLARED");
  return activity;
};

/** Adds an activity to the log of a year that is not declared. LOG-01, LOG-02 */
export const logActivity = async (
  context: ActionContext,
  member: CustomerRow,
  { evidence, ...entry }: SentActivity,
) => {
  const { database, rules } = context;
  const { customerId } = member;
  const log = await lockedLog(context, member);
  refuseUnlessLogged(entry, log, context);
  const year = cpdYearOf(entry.date, rules.cpd);
  const activities = log.find((each) => each.year === year)?.activities ?? [];
  if (activities.length >= mostInYear) throw wordedRefusal("unacceptable", "LOG_FULL");
  const id = randomUUID();
  await storeActivity(context, database, customerId, { ...entry, id });
  await attachEvidence(context, customerId, evidence, { kind: "activity", reference: id });
  return { id };
};

/** Replaces an activity of a year that is not declared, and adds files to it. LOG-01, LOG-02 */
export const changeActivity = async (
  context: ActionContext,
  member: CustomerRow,
  activityId: string,
  { evidence, ...entry }: SentActivity,
  version?: string,
): Promise<void> => {
  const log = await lockedLog(context, member);
  const activity = changeable(log, activityId);
  if (version !== undefined && version !== activity.version) throw wordedRefusal("outdated", "CHANGED_MEANWHILE");
  refuseUnlessLogged(entry, log, context);
  await updateActivity(context, context.database, member.customerId, { ...entry, id: activityId });
  await attachEvidence(context, member.customerId, evidence, { kind: "activity", reference: activityId });
};

/** Removes an activity of a year that is not declared, with its files. LOG-01, LOG-02 */
export const removeActivity = async (
  context: ActionContext,
  member: CustomerRow,
  activityId: string,
): Promise<void> => {
  const activity = changeable(await lockedLog(context, member), activityId);
  await deleteActivity(context, context.database, member.customerId, activity.id);
  await deleteEvidenceAbout(context.database, { kind: "activity", reference: activity.id });
};
