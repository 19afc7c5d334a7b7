import type { ApplicationStanding } from "../../domain/membership/application-request.ts";
import type { ApplyForMembershipContent } from "../../domain/membership/content.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { PartHeading } from "../parts/part-heading.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";

interface RequestedOfApplicantProps {
  readonly texts: ApplyForMembershipContent["request"];
  readonly standing: Resource<ApplicationStanding | undefined>;
}

/** What an application on hold still needs, by when and where to send it. An institute may not say. MEMB-02, DATE-01 */
export const RequestedOfApplicant = ({ texts, standing }: RequestedOfApplicantProps) => (
  <ResourceView resource={standing} label="what we need from you" failed="We couldn’t load what we need from you">
    {(application) =>
      application?.request && (
        <>
          <PartHeading>{texts.heading}</PartHeading>
          <p>{application.request.wanted}</p>
          <p>
            <strong>{fill(texts.by, { date: displayDate(application.request.by) })}</strong>
          </p>
          <RichText text={texts.where} values={{ reference: application.reference }} />
        </>
      )
    }
  </ResourceView>
);
