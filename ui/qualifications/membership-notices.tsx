import type { ContentCard, MyQualificationsContent } from "../../application/content/pages.ts";
import type { ApplicationCard, ApplyCard } from "../../domain/qualifications/membership-cards.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Notice } from "../parts/notice.tsx";
import { RichText } from "../parts/rich-text.tsx";

const applicationTexts = { "in progress": "inProgress", "on hold": "onHold", complete: "complete" } as const;
const applyTexts = {
  "practical experience complete": "experienceComplete",
  "practical experience incomplete": "experienceIncomplete",
} as const;

interface CardNoticeProps {
  readonly card: ContentCard;
  readonly urgency?: "soon" | "calm";
  readonly look?: "primary" | "plain";
}

const CardNotice = ({ card, urgency = "calm", look = "plain" }: CardNoticeProps) => (
  <Notice level={2} urgency={urgency} heading={card.heading}>
    {card.message && <RichText text={card.message} />}
    {card.link && (
      <p>
        <ButtonLink href={card.link.href} look={look}>{card.link.text}</ButtonLink>
      </p>
    )}
  </Notice>
);

interface ApplicationNoticeProps {
  readonly texts: MyQualificationsContent["application"];
  readonly card: ApplicationCard;
}

/** How an application for membership stands. QUAL-13 */
export const ApplicationNotice = ({ texts, card }: ApplicationNoticeProps) => (
  <CardNotice card={texts[applicationTexts[card]]} urgency={card === "on hold" ? "soon" : "calm"} />
);

interface ApplyNoticeProps {
  readonly texts: MyQualificationsContent["apply"];
  readonly card: ApplyCard;
}

/** The invitation to apply for membership. QUAL-14 */
export const ApplyNotice = ({ texts, card }: ApplyNoticeProps) => (
  <CardNotice card={texts[applyTexts[card]]} look="primary" />
);
