import type { EvidenceSubject } from "../../../../domain/evidence/evidence.ts";
import type { Reading } from "../acting.ts";

/** Tells of a person's files whether what they prove is settled, so that the person can no longer remove them. LOG-02 */
export type Settling = (reading: Reading) => (about: EvidenceSubject | undefined) => Promise<boolean>;
