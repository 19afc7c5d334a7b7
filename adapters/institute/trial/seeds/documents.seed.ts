import type { UserType } from "../../../../domain/customer/user-type.ts";
import type { ResourceKey } from "../../../../domain/documents/key-resources.ts";
import { isWorkingDay } from "../../../../domain/institute/submissions/promises.ts";
import { firstDayOf, plusDays, yearOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";
import type { KeyResourceRow, PractisingCertificateRow } from "../../areas/issued-documents/documents.store.ts";
import type { ExamEntryRow } from "../../areas/qualifications/exam-entries.store.ts";
import { flag } from "../../platform/storage/tables.ts";
import { graduationDateOf, type SeededPerson, type Seeding } from "../person.ts";

const keysOf: Readonly<Record<UserType, readonly ResourceKey[]>> = {
  member: ["goodStanding", "membershipCertificate", "equivalence"],
  affiliate: ["goodStanding", "equivalence"],
  graduate: ["goodStanding", "equivalence"],
  student: ["goodStanding", "docket"],
  firm: ["goodStanding"],
};

const kinds: Readonly<Record<ResourceKey, readonly [prefix: string, certificateType: string]>> = {
  goodStanding: ["GS", "GOOD_STANDING"],
  membershipCertificate: ["MC", "MEMBERSHIP"],
  equivalence: ["EQ", "EQUIVALENCE"],
  certificates: ["PR", "PRACTISING_RECORD"],
  docket: ["EX", "DOCKET"],
};

const warningsOf = ({ traits, type }: SeededPerson): Readonly<Partial<Record<ResourceKey, string | undefined>>> => {
  const { goodStandingWarning, certificatesWarning, entries } = traits.documents ?? {};
  return {
    goodStanding: goodStandingWarning,
    certificates: certificatesWarning,
    docket: type === "student" && entries === undefined ? "noEntry" : undefined,
  };
};

const practising = ({ customerId, traits, type }: SeededPerson, today: CalendarDate): PractisingCertificateRow[] => {
  // In December, next year's certificates are available.
  const firstDay = firstDayOf(yearOf(plusDays(today, 31)));
  const expiresOn = plusDays(firstDayOf(yearOf(firstDay) + 1), -1);
  return (traits.documents?.practisingIn ?? []).map((jurisdictionDescription, index) => ({
    customerId,
    certificateNumber: `PC${customerId}${index + 1}`,
    certificateType: "PRACTISING",
    certificateName: type === "firm" ? "Firm's auditing certificate" : "Practising certificate",
    jurisdictionDescription,
    issuedOn: firstDay,
    expiresOn,
  }));
};

const nextWeekday = (day: CalendarDate): CalendarDate =>
  isWorkingDay(day, defaultRules) ? day : nextWeekday(plusDays(day, 1));

/** A student's exam entries, on consecutive weekdays from the eighteenth day on. */
const examEntries = ({ customerId, traits }: SeededPerson, today: CalendarDate): readonly ExamEntryRow[] => {
  let date = plusDays(today, 17);
  return (traits.documents?.entries ?? []).map(({ name: exam, time, place }) => {
    date = nextWeekday(plusDays(date, 1));
    return { customerId, exam, date, time, place, timeZone: null };
  });
};

/** The documents of a person, as stored on a day. DOCS-01, DOCS-05 */
export const documentRows = (person: SeededPerson, today: CalendarDate) => {
  const { customerId, traits } = person;
  const practisingCertificates = practising(person, today);
  const warnings = warningsOf(person);
  const holdsCertificates = practisingCertificates.length > 0 || warnings.certificates !== undefined;
  const keys = [...keysOf[person.type], ...(holdsCertificates ? (["certificates"] as const) : [])];
  const keyResources = keys.map((key): KeyResourceRow => {
    const [prefix, certificateType] = kinds[key];
    const warning = warnings[key];
    return {
      customerId,
      key,
      eligible: flag(warning === undefined && (key !== "membershipCertificate" || traits.suspension === undefined)),
      warning: warning ?? null,
      certificateNumber: `${prefix}${customerId}`,
      certificateType,
      issuedOn: (key === "equivalence" ? graduationDateOf(person, today) : undefined) ?? plusDays(today, -365 * 6),
      particulars: JSON.stringify([]),
    };
  });
  return { keyResources, practisingCertificates, examEntries: examEntries(person, today) };
};

export const seedDocuments = async ({ database, person, today }: Seeding): Promise<void> => {
  const { keyResources, practisingCertificates, examEntries: entries } = documentRows(person, today);
  await database.insertInto("keyResources").values(keyResources).execute();
  if (practisingCertificates.length > 0)
    await database.insertInto("practisingCertificates").values(practisingCertificates).execute();
  if (entries.length > 0) await database.insertInto("examEntries").values(entries).execute();
};
