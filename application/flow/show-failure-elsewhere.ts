import type { Route } from "../../domain/customer/routes.ts";
import type { SentSubject } from "../../domain/shell/component-texts.ts";
import type { FailedSaves } from "../shell/failed-saves.ts";
import type { SubmissionDefinition } from "./idempotent-submission.ts";

/** Announces a failed submission on every page until its page at `address` opens. CONT-09 */
export const showFailureElsewhere = (
  failedSaves: FailedSaves,
  subject: SentSubject,
  address: Route,
): Pick<SubmissionDefinition<unknown, unknown>, "onFailedElsewhere" | "onOpened"> => ({
  onFailedElsewhere: (isRefused) =>
    failedSaves.show({ subject, address, isKept: true, submission: isRefused ? "refused" : "unknown" }),
  onOpened: () => failedSaves.close(subject),
});
