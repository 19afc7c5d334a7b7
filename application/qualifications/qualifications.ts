import type { Progress } from "../../domain/qualifications/progress.ts";
import type { QualificationRecords } from "../ports/institute.ts";
import type { Failures } from "../shell/failures.ts";
import { Resource } from "../shell/resource.ts";

/** Loads progress towards qualifications; the rules are in domain/qualifications. QUAL-01, QUAL-10 */
export class Qualifications {
  readonly progress: Resource<Progress>;

  constructor(records: QualificationRecords, failures: Failures) {
    this.progress = new Resource(() => records.progress(), failures.raise);
  }
}
