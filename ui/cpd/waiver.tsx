import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import { PageLoader } from "../parts/page-loader.tsx";
import { WaiverForm } from "./waiver-form.tsx";
import { CpdStatusConfirmed, WaiverRequested } from "./waiver-outcome.tsx";

interface WaiverProps {
  readonly texts: AnnualDeclarationsContent["waiver"];
  readonly waivers: Waivers;
  readonly record: CpdRecord;
}

/** Asking for a waiver, at whatever step it stands. WAIV-02 */
export const Waiver = observer(({ texts, waivers, record }: WaiverProps) => {
  const { step } = waivers;
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);
  switch (step) {
    case "LANDING":
      return <WaiverForm texts={texts} waivers={waivers} />;
    case "SUBMITTING":
      return <PageLoader />;
    case "COMPLETE":
      return <WaiverRequested texts={texts} waivers={waivers} />;
    case "CPD_STATUS_CONFIRM":
      return <CpdStatusConfirmed waivers={waivers} record={record} />;
  }
});
