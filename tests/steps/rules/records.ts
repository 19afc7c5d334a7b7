import { progressIn } from "../../../adapters/institute/areas/qualifications/qualifications.store.ts";
import type { SeededPerson } from "../../../adapters/institute/trial/person.ts";
import { documentRows } from "../../../adapters/institute/trial/seeds/documents.seed.ts";
import { qualificationRow } from "../../../adapters/institute/trial/seeds/qualifications.seed.ts";
import type { Documents } from "../../../domain/documents/key-resources.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { Progress } from "../../../domain/qualifications/progress.ts";

/** Progress of a seeded person; undefined for members and firms. */
export const progressOf = (person: SeededPerson): Progress | undefined => {
  const row = qualificationRow(person);
  return row && progressIn(row);
};

/** The documents of a seeded person on a day. */
export const documentsOf = (person: SeededPerson, day: CalendarDate): Documents => {
  const { keyResources } = documentRows(person, day);
  const entries = keyResources.map(({ key, eligible, warning, certificateNumber, certificateType }) => [
    key,
    { eligible: eligible === 1, warning: warning ?? undefined, certificateNumber, certificateType },
  ]);
  return { keyResources: Object.fromEntries(entries) as Documents["keyResources"], practisingCertificates: [] };
};
