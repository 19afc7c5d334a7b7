import type { MyQualificationsContent } from "../../domain/qualifications/content.ts";
import { publicationLink, publicationText } from "../../domain/qualifications/page.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Section } from "../parts/page.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./publication-card.module.css";

interface PublicationCardProps {
  readonly texts: MyQualificationsContent["publication"];
  /** Where the person's learning site is: the links that begin with LMS_ lead there. */
  readonly learningSite: string;
}

/** What stands in place of the page once results have been published. QUAL-12 */
export const PublicationCard = ({ texts, learningSite }: PublicationCardProps) => (
  <Section heading={texts.heading}>
    <RichText text={publicationText(texts.message, learningSite)} />
    <ul className={styles.links}>
      {texts.links.map(({ text, href }) => (
        <li key={href}>
          <ButtonLink href={publicationLink(href, learningSite)}>{text}</ButtonLink>
        </li>
      ))}
    </ul>
  </Section>
);
