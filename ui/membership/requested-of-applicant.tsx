import { requestAddress } from "../../domain/customer/routes.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ApplyForMembershipContent } from "../../domain/membership/content.ts";
import type { SubmissionRequest } from "../../domain/submissions/request.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { PartHeading } from "../components/part-heading.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";

interface RequestedOfApplicantProps {
  readonly texts: ApplyForMembershipContent["request"];
  readonly reference: string;
  readonly request: SubmissionRequest;
  /** Whether it is answered in the portal. LOG-04 */
  readonly takesAnswers: boolean;
}

/** What an application on hold needs, by when and where to send it. MEMB-02, DATE-01 */
export const RequestedOfApplicant = ({
  texts,
  reference,
  request: { wanted, by },
  takesAnswers,
}: RequestedOfApplicantProps) => {
  const rules = useRules();
  return (
    <>
      <PartHeading>{texts.heading}</PartHeading>
      <p>{wanted}</p>
      <p>
        <strong>{fill(texts.by, { date: displayDate(by, rules) })}</strong>
      </p>
      {takesAnswers ? (
        <ButtonLink href={requestAddress(reference)} look="primary">
          {texts.answer}
        </ButtonLink>
      ) : (
        <RichText text={texts.where} values={{ reference }} />
      )}
    </>
  );
};
