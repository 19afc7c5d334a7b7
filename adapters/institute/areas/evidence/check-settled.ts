import type { EvidenceSubject } from "../../../../domain/evidence/evidence.ts";
import type { ReadContext } from "../use-case-context.ts";

/** Makes a check whether a file can no longer be removed by its person, because what it proves is settled. LOG-02 */
export type CheckSettled = (reading: ReadContext) => (about: EvidenceSubject | undefined) => Promise<boolean>;
