import type { ContentCard } from "../../domain/kernel/content.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Notice } from "../parts/notice.tsx";
import { RichText } from "../parts/rich-text.tsx";

interface CardNoticeProps {
  /** Nothing is drawn while there is none. */
  readonly card: ContentCard | undefined;
  readonly urgency?: "soon" | "calm";
  readonly look?: "primary" | "plain";
}

/** Something to be known before the progress, perhaps with the next thing to do. QUAL-11, QUAL-13 to QUAL-15 */
export const CardNotice = ({ card, urgency = "calm", look = "plain" }: CardNoticeProps) =>
  card && (
    <Notice urgency={urgency} heading={card.heading}>
      {card.message && <RichText text={card.message} />}
      {card.link && (
        <p>
          <ButtonLink href={card.link.href} look={look}>
            {card.link.text}
          </ButtonLink>
        </p>
      )}
    </Notice>
  );
