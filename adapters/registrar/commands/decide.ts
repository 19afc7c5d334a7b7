import { countedUnits, verifiableOf } from "../../../domain/cpd/waiver-units.ts";
import { decidedStatusOf, whyWaiverNotDecided } from "../../../domain/cpd/waiver.ts";
import { userTypeOf } from "../../../domain/customer/user-type.ts";
import type { Decision } from "../../../domain/kernel/decision.ts";
import { displayDate } from "../../../domain/kernel/calendar-date.ts";
import { whyNotRequested, type ApplicationRequest } from "../../../domain/membership/application-request.ts";
import { whyApplicationNotDecided } from "../../../domain/membership/eligibility.ts";
import type { AdjustmentRow } from "../../cpd/storage.ts";
import { customerOf, notificationCodesOf } from "../../customer/storage.ts";
import type { Database } from "../../institute/storage/storage.ts";
import { admit, codesAfterDecision, endRequest, rejectApplication, requestMore, waitingApplications, type WaitingApplication } from "../../membership/decide.ts";
import { decided, moreNeeded } from "../../mail/letters.ts";
import { putInOutbox } from "../../mail/outbox.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { auditAt, nameOf, refuseFor } from "../people.ts";
import { replaceNotifications } from "../../customer/notifications.ts";

const waitingWaivers = (database: Database) =>
  database
    .selectFrom("cpdAdjustments")
    .selectAll()
    .where("type", "=", "waiver")
    .where("status", "=", "PENDING")
    .orderBy("customerId")
    .orderBy("adjustmentId")
    .execute();

const datesOf = ({ startDate, endDate, year }: AdjustmentRow): string =>
  startDate === null || endDate === null ? `in ${year}` : `from ${displayDate(startDate)} to ${displayDate(endDate)}`;

/** Lists what waits for a decision, with what each is decided by. */
export const listWaiting = async ({ database, print }: CommandContext): Promise<void> => {
  const waivers = await waitingWaivers(database);
  const applications = await waitingApplications(database);
  if (waivers.length + applications.length === 0) return print("Nothing waits for a decision.");
  for (const waiver of waivers) {
    const person = await customerOf(database, waiver.customerId);
    print(`${waiver.adjustmentId}  waiver of ${waiver.units} units ${datesOf(waiver)}, ${waiver.reason}: ${nameOf(person)}`);
  }
  for (const { reference, customerId, submittedOn } of applications) {
    const person = await customerOf(database, customerId);
    print(`${reference}  application for membership of ${displayDate(submittedOn)}: ${nameOf(person)}`);
  }
};

const whatIsWaived = ({ units, year }: AdjustmentRow): string =>
  `It takes ${countedUnits(units)} off what you need for ${year}, ${verifiableOf(units)} of them verifiable. You will find it on your CPD record in the portal.`;

const nothingWaived = ({ year }: AdjustmentRow): string =>
  `The units that you need for ${year} stay as they are, and the waiver is no longer on your CPD record.`;

const decideWaiver = async (context: CommandContext, database: Database, waiver: AdjustmentRow, decision: Decision): Promise<void> => {
  const person = await customerOf(database, waiver.customerId);
  refuseFor(person, whyWaiverNotDecided(waiver.status, decision));
  const status = decidedStatusOf(decision);
  await database.updateTable("cpdAdjustments").set({ status }).where("adjustmentId", "=", waiver.adjustmentId).execute();
  const { customerId } = person;
  await auditAt(context, database, {
    customerId,
    kind: "waiver",
    before: { status: waiver.status },
    after: { status, reason: decision.reason },
  });
  const isGranted = decision.verdict === "grant";
  const letter = decided(`waiver ${datesOf(waiver)}`, isGranted, decision.reason, isGranted ? whatIsWaived(waiver) : nothingWaived(waiver));
  await putInOutbox(database, { customerId, ...letter }, context.now);
  context.print(`${nameOf(person)}: the waiver ${datesOf(waiver)} is ${status.toLowerCase()}.`);
};

const decideApplication = async (
  context: CommandContext,
  database: Database,
  { customerId, application, reference }: WaitingApplication,
  decision: Decision,
): Promise<void> => {
  const person = await customerOf(database, customerId);
  const notifications = await notificationCodesOf(database, customerId);
  refuseFor(person, whyApplicationNotDecided({ userType: userTypeOf(person.customerType), notifications }, decision));
  await replaceNotifications(context, database, person, await codesAfterDecision(database, customerId));
  if (decision.verdict === "grant") {
    await endRequest(database, reference);
    await admit(database, person, application, context);
  }
  else await rejectApplication(database, person);
  await auditAt(context, database, {
    customerId,
    kind: "application",
    before: { reference },
    after: { reference, verdict: decision.verdict, reason: decision.reason },
  });
  const next =
    decision.verdict === "grant"
      ? "You are a member from today. Sign in again to find what members have in the portal."
      : "You can apply again in the portal.";
  const letter = decided("application for membership", decision.verdict === "grant", decision.reason, next);
  await putInOutbox(database, { customerId, ...letter }, context.now);
  context.print(
    decision.verdict === "grant"
      ? `${nameOf(person)} is a member from ${displayDate(context.today)}.`
      : `${nameOf(person)}: the application ${reference} is refused.`,
  );
};

const requestForApplication = async (
  context: CommandContext,
  database: Database,
  { customerId, reference }: WaitingApplication,
  request: ApplicationRequest,
): Promise<void> => {
  const person = await customerOf(database, customerId);
  refuseFor(person, whyNotRequested(request, context.today));
  await requestMore(database, reference, request);
  const others = await codesAfterDecision(database, customerId);
  await replaceNotifications(context, database, person, [...others, "MEMBERSHIP_APPLICATION_ONHOLD"]);
  await auditAt(context, database, { customerId, kind: "application", before: { reference }, after: { reference, ...request } });
  await putInOutbox(database, { customerId, ...moreNeeded("application for membership", reference, request) }, context.now);
  context.print(`${nameOf(person)}: the application ${reference} is on hold until they send “${request.wanted}”, by ${displayDate(request.by)}.`);
};

const waitingApplication = async (database: Database, reference: string): Promise<WaitingApplication | undefined> =>
  (await waitingApplications(database)).find((waiting) => waiting.reference === reference);

const nothingWaits = (reference: string): CommandError =>
  new CommandError(`Nothing waits for a decision under ${reference}. Without a reference, everything that waits is listed.`);

/** Puts an application on hold and asks the person for what is still needed, by a day. MEMB-02 */
export const askForMore = (context: CommandContext, reference: string, request: ApplicationRequest) =>
  inOneTransaction(context, async (database) => {
    const application = await waitingApplication(database, reference);
    if (!application) throw nothingWaits(reference);
    await requestForApplication(context, database, application, request);
  });

/** Grants or refuses a waiver or an application for membership, by its reference. WAIV-01, MEMB-02 */
export const decide = (context: CommandContext, reference: string, decision: Decision) =>
  inOneTransaction(context, async (database) => {
    const waiver = await database
      .selectFrom("cpdAdjustments")
      .selectAll()
      .where("adjustmentId", "=", reference)
      .where("type", "=", "waiver")
      .executeTakeFirst();
    if (waiver) return decideWaiver(context, database, waiver, decision);
    const application = await waitingApplication(database, reference);
    if (application) return decideApplication(context, database, application, decision);
    throw nothingWaits(reference);
  });
