import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ApplyForMembershipContent } from "../../domain/membership/content.ts";
import type { SubmissionRequest } from "../../domain/submissions/request.ts";
import { PartHeading } from "../components/part-heading.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";

interface RequestedOfApplicantProps {
  readonly texts: ApplyForMembershipContent["request"];
  readonly reference: string;
  readonly request: SubmissionRequest;
}

/** What an application on hold needs, by when and where to send it. MEMB-02, DATE-01 */
export const RequestedOfApplicant = ({ texts, reference, request: { wanted, by } }: RequestedOfApplicantProps) => {
  const rules = useRules();
  return (
    <>
      <PartHeading>{texts.heading}</PartHeading>
      <p>{wanted}</p>
      <p>
        <strong>{fill(texts.by, { date: displayDate(by, rules) })}</strong>
      </p>
      <RichText text={texts.where} values={{ reference }} />
    </>
  );
};
