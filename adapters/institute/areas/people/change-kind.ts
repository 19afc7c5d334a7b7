import type { DeclarationDuty } from "../../../../domain/cpd/duty.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { changeOfKind, whyNotOfKind, type CustomerKind } from "../../../../domain/institute/customer/kind-change.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import { customerOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { flag } from "../../platform/storage/tables.ts";
import { recordedDutyOf } from "../cpd/duty.store.ts";
import { beginMembership, endMembership } from "../membership/admit.ts";
import { standingOf } from "../suspension/suspension.ts";
import type { ActionContext } from "../use-case-context.ts";

/** A person before and after a change of kind. */
export interface ChangedKind {
  readonly before: CustomerRow;
  readonly after: CustomerRow;
  /** The duty to declare CPD after it; undefined where it is as before. */
  readonly duty: DeclarationDuty | undefined;
}

const columnsAfter = (
  person: CustomerRow,
  kind: CustomerKind & { readonly status: string },
  membershipDate: CalendarDate | null,
): Partial<CustomerRow> => {
  const customerType = kind.type?.toUpperCase() ?? person.customerType;
  return {
    customerType,
    status: kind.status,
    isFellow: flag(kind.isFellow),
    membershipDate,
    // A new type gets the portal of that type.
    ...(customerType === person.customerType ? {} : { portalExperience: null }),
    ...(kind.type === "member" ? { eligibleForMembership: flag(false) } : {}),
  };
};

/**
 * Changes the type and fellowship of a person; membership begins on a day, or ends, with the type. Requires a transaction.
 * DESK-05, EXP-01
 */
export const changeKind = async (
  context: ActionContext,
  person: CustomerRow,
  kind: CustomerKind,
  since: CalendarDate,
): Promise<ChangedKind> => {
  const { database, today } = context;
  const { customerId } = person;
  const standing = { ...standingOf(person), type: userTypeOf(person.customerType) };
  const why = whyNotOfKind(standing, kind);
  if (why !== undefined) throw new RefusalError("conflict", "OTHER_KIND", why);
  const { membership, status } = changeOfKind(standing, kind);
  if (membership === "begins" && since > today)
    throw new RefusalError("unacceptable", "LATER", "This date is in the future.", { field: "since" });
  const membershipDate = { begins: since, ends: null, unchanged: person.membershipDate }[membership];
  await changeStanding(context, database, person, columnsAfter(person, { ...kind, status }, membershipDate));
  if (membership === "begins") await beginMembership(context, database, customerId, since);
  if (membership === "ends") await endMembership(context, database, customerId);
  return {
    before: person,
    after: await customerOf(database, customerId),
    duty: membership === "unchanged" ? undefined : await recordedDutyOf(database, customerId),
  };
};
