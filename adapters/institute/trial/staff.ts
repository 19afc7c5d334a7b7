import type { Database } from "../platform/storage/storage.ts";
import { allStaff, storeStaff } from "../provider/staff/staff.store.ts";
import { trialPassword } from "./person.ts";

/** The made-up member of staff, who signs in at the desk with the trial's password. DESK-02 */
export const rosa = { email: "rosa.registrar@example.org", name: "Rosa Registrar", role: "admin" } as const;

/** The account that the desk's sign-in of a trial accepts. */
export const trialStaff = { email: rosa.email, password: trialPassword };

/** Stores the made-up member of staff in a database without any. */
export const seedStaff = async (database: Database, now: Date): Promise<void> => {
  if ((await allStaff(database)).length === 0) await storeStaff(database, rosa, now);
};
