import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import type { SubmissionCopies } from "../../application/documents/submission-copies.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import { FlowSending } from "../parts/flow-outcome.tsx";
import { WaiverForm } from "./waiver-form.tsx";
import { CpdStatusConfirmed, WaiverRequested } from "./waiver-outcome.tsx";

interface WaiverProps {
  readonly texts: AnnualDeclarationsContent;
  readonly waivers: Waivers;
  readonly record: CpdRecord;
  readonly copies: SubmissionCopies;
}

/** Asking for a waiver, at whatever step it stands. WAIV-02 */
export const Waiver = observer(({ texts, waivers, record, copies }: WaiverProps) => {
  switch (waivers.step) {
    case "LANDING":
      return <WaiverForm texts={texts} waivers={waivers} record={record} />;
    case "SUBMITTING":
      return <FlowSending area={texts.heading} heading="Sending your request" />;
    case "COMPLETE":
      return <WaiverRequested texts={texts} waivers={waivers} copies={copies} />;
    case "CPD_STATUS_CONFIRM":
      return <CpdStatusConfirmed texts={texts} waivers={waivers} record={record} />;
    default:
      return exhausted(waivers.step);
  }
});
