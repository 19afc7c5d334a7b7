import { observer } from "mobx-react-lite";
import type { MyQualificationsContent } from "../../domain/qualifications/content.ts";
import type { Qualifications } from "../../application/qualifications/qualifications.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { qualificationsMessages } from "../../domain/qualifications/page.ts";
import { ErrorPanel } from "../parts/error-panel.tsx";
import { CardNotice } from "./card-notice.tsx";
import { LoadingQualifications } from "./loading-qualifications.tsx";
import { ProgressCards } from "./progress-cards.tsx";
import { applicationShownTo, invitationShownTo, jurisdictionShownTo, portalOf } from "./qualifications-shown-to.ts";

interface QualificationProgressProps {
  readonly texts: MyQualificationsContent;
  readonly customer: Customer;
  readonly qualifications: Qualifications;
  readonly warnsOfResults: boolean;
}

/** What is to be known first, then the invitation to apply, then the cards. QUAL-02, QUAL-11, QUAL-13 to QUAL-15 */
export const QualificationProgress = observer((props: QualificationProgressProps) => {
  const { texts, customer, warnsOfResults } = props;
  const application = applicationShownTo(customer, texts);
  return (
    <>
      {warnsOfResults && <CardNotice card={texts.resultsWarning} urgency="soon" />}
      <CardNotice card={application} urgency={application === texts.application.onHold ? "soon" : "calm"} />
      <CardNotice card={jurisdictionShownTo(customer, texts)} />
      <Fetched {...props} />
    </>
  );
});

/** What depends on the progress on record: its way here, its failure in its place, or itself. QUAL-10 */
const Fetched = observer(({ texts, customer, qualifications: { progress } }: QualificationProgressProps) => {
  const experience = portalOf(customer);
  const profile = customer.profile.value;
  if (progress.hasFailed)
    return <ErrorPanel heading={qualificationsMessages.failed} onReload={progress.load} />;
  if (!progress.value || !experience || !profile) return <LoadingQualifications />;
  return (
    <>
      <CardNotice card={invitationShownTo(customer, progress.value, texts)} look="primary" />
      <ProgressCards texts={texts} progress={progress.value} profile={profile} experience={experience} />
    </>
  );
});
