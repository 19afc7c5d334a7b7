import { profileOf } from "../../../adapters/institute/areas/customer/profile.ts";
import { personNamed } from "../../../adapters/institute/trial/everyone.ts";
import { cpdRecord } from "../../../adapters/institute/trial/seeds/cpd.seed.ts";
import { customerRow } from "../../../adapters/institute/trial/seeds/customer.seed.ts";
import { overviewOn } from "../../../domain/cpd/duty.ts";
import type { CpdStatus } from "../../../domain/cpd/status.ts";
import { cpdStatusOf } from "../../../domain/cpd/status.ts";
import type { Profile } from "../../../domain/customer/profile.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import { userTypeOf } from "../../../domain/customer/user-type.ts";
import type { Documents } from "../../../domain/documents/key-resources.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { Progress } from "../../../domain/qualifications/progress.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { note } from "./notes.ts";
import { documentsOf, progressOf } from "./records.ts";

/** A customer as the rules see them. */
export interface Customer {
  readonly profile: Profile;
  readonly notifications: readonly string[];
  readonly cpdStatus: CpdStatus;
  readonly progress: Progress | undefined;
  readonly documents: Documents;
}

/** Day of the scenario unless a step sets another. */
export const today = note<CalendarDate>("today", "Given today is {day}", () => "2026-06-15" as CalendarDate);

/** A seeded person on a day. */
export const customerNamed = (name: string, day: CalendarDate): Customer => {
  const person = personNamed(name);
  const { duty } = cpdRecord(person, day, defaultRules.cpd);
  const row = customerRow(person, "", day);
  return {
    profile: profileOf(row, day, person.traits),
    notifications: person.traits.notifications ?? [],
    cpdStatus: cpdStatusOf(overviewOn(duty, defaultRules.cpd, day)),
    progress: progressOf(person),
    documents: documentsOf(person, day),
  };
};

/** An ordinary person of each type. */
export const ordinary: Readonly<Record<UserType, string>> = {
  member: "Noel",
  affiliate: "Ada",
  student: "Stella",
  graduate: "Greta",
  firm: "Frank",
};

/** The scenario's customer; an ordinary member by default. */
export const customer = note<Customer>("a customer", "Given the customer is {person}", () =>
  customerNamed(ordinary.member, "2026-06-15" as CalendarDate),
);

export const userTypeIn = (world: object): UserType => {
  const type = userTypeOf(customer.of(world).profile.customerType);
  if (!type) throw new Error("The customer is of no type that the portal knows.");
  return type;
};
