import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { WaiverDeletion } from "../../application/cpd/waiver-deletion.ts";
import { Section } from "../parts/page.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { CpdHistory } from "./cpd-history.tsx";
import { DeleteWaiver, WaiverDeleted } from "./waiver-deletion.tsx";

interface CpdRecordSectionProps {
  readonly texts: AnnualDeclarationsContent;
  readonly record: CpdRecord;
  readonly deletion: WaiverDeletion;
}

/** What is on record, and the taking back of a waiver. CPD-11, WAIV-06 */
export const CpdRecordSection = observer(({ texts, record, deletion }: CpdRecordSectionProps) => (
  <Section heading="Your CPD record">
    <RichText text={texts.history.introduction} />
    <WaiverDeleted deletion={deletion} />
    <ResourceView resource={record.history} label="your CPD history">
      {(years) => <CpdHistory years={years} empty={texts.history.empty} onDelete={deletion.ask} />}
    </ResourceView>
    <DeleteWaiver texts={texts.waiver} deletion={deletion} />
  </Section>
));
