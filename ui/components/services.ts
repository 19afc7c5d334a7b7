import type { ContentPages } from "../../application/content/content-pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import type { Qualifications } from "../../application/qualifications/qualifications.ts";
import type { FlowServices } from "../../application/shell/flow-services.ts";
import type { Session } from "../../application/shell/session.ts";

/** Services shared by pages and components; each picks those it needs. */
export interface Services extends Pick<FlowServices, "customer" | "navigationGuard" | "clock"> {
  readonly content: ContentPages;
  readonly session: Session;
  readonly record: CpdRecord;
  readonly qualifications: Qualifications;
  readonly copies: SubmissionCopies;
}
