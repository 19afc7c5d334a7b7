import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { MyQualificationsContent } from "../../application/content/pages.ts";
import type { Qualifications } from "../../application/qualifications/qualifications.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { applicationCardFor, applyCardFor, jurisdictionMessageFor } from "../../domain/qualifications/membership-cards.ts";
import { qualificationsMessages } from "../../domain/qualifications/page.ts";
import { ErrorPanel } from "../parts/error-panel.tsx";
import { Notice } from "../parts/notice.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { LoadingQualifications } from "./loading-qualifications.tsx";
import { ApplicationNotice, ApplyNotice } from "./membership-notices.tsx";
import { ProgressCards } from "./progress-cards.tsx";
import { portalOf } from "./qualifications-shown-to.ts";

interface QualificationProgressProps {
  readonly texts: MyQualificationsContent;
  readonly customer: Customer;
  readonly qualifications: Qualifications;
  readonly warnsOfResults: boolean;
}

/** What is to be known first, then the invitation to apply, then the cards. QUAL-02, QUAL-11, QUAL-13 to QUAL-15 */
export const QualificationProgress = observer((props: QualificationProgressProps) => {
  const { texts, customer, warnsOfResults } = props;
  const { userType, knownNotifications } = customer;
  const application = applicationCardFor(knownNotifications);
  const jurisdiction = userType && jurisdictionMessageFor(userType, customer.profile.value?.countryOfResidence);
  const told = jurisdiction && texts.jurisdiction[jurisdiction === "Malta" ? "malta" : "china"];
  return (
    <>
      {warnsOfResults && (
        <Notice level={2} urgency="soon" heading={texts.resultsWarning.heading}>
          <RichText text={texts.resultsWarning.message} />
        </Notice>
      )}
      {application && <ApplicationNotice texts={texts.application} card={application} />}
      {told && (
        <Notice level={2} urgency="calm" heading={told.heading}>
          <RichText text={told.message} />
        </Notice>
      )}
      <Fetched {...props} />
    </>
  );
});

/** What depends on the progress on record: its way here, its failure in its place, or itself. QUAL-10 */
const Fetched = observer(({ texts, customer, qualifications }: QualificationProgressProps) => {
  const { progress } = qualifications;
  useEffect(() => {
    void progress.ensure();
  }, [progress]);
  const experience = portalOf(customer);
  const profile = customer.profile.value;
  if (progress.hasFailed)
    return <ErrorPanel heading={qualificationsMessages.failed} onReload={() => void progress.load()} />;
  if (!progress.value || !experience || !profile || !customer.userType) return <LoadingQualifications />;
  const { exams, moduleStatus, practicalExperience } = progress.value;
  const apply = applyCardFor({
    userType: customer.userType,
    notifications: customer.knownNotifications,
    exams,
    moduleStatus,
    practicalExperience,
  });
  return (
    <>
      {apply && <ApplyNotice texts={texts.apply} card={apply} />}
      <ProgressCards texts={texts} progress={progress.value} profile={profile} experience={experience} />
    </>
  );
});
