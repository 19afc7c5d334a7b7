import { useId, type ReactNode } from "react";

import type { Experience } from "../../domain/customer/experience.ts";
import type { ContentLink } from "../../domain/kernel/content.ts";
import type { MyQualificationsContent } from "../../domain/qualifications/content.ts";
import { ethicsCardOf } from "../../domain/qualifications/ethics.ts";
import { areAllExamsCompleted, examsCardOf } from "../../domain/qualifications/exams.ts";
import { progressCardsFor, type ProgressCard as Card } from "../../domain/qualifications/page.ts";
import {
  isPracticalExperienceComplete,
  practicalExperienceCardOf,
} from "../../domain/qualifications/practical-experience.ts";
import type { Progress } from "../../domain/qualifications/progress.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { classNames } from "../components/class-names.ts";
import { Doughnut } from "../components/doughnut.tsx";
import { FooterLinks } from "../components/footer-links.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { useFormatMessage, useTexts } from "../components/texts.ts";
import { objectivesFigure, objectivesWords, qualificationWords, timeFigure, timeWords } from "./qualification-words.ts";

import styles from "./progress-card.module.css";

/** The part of the profile that decides the cards' texts. */
export interface Pathway {
  readonly pathway?: string | undefined;
  readonly pathwayDescription?: string | undefined;
}

interface CardProps {
  readonly texts: MyQualificationsContent;
  readonly progress: Progress;
  readonly profile: Pathway;
}

interface ProgressCardsProps extends CardProps {
  readonly experience: Experience;
}

/** The three progress cards, in the order of the experience. QUAL-02 */
export const ProgressCards = ({ experience, ...card }: ProgressCardsProps) => (
  <div className={classNames("ruled", styles.cards)}>
    {progressCardsFor(experience).map((name) => (
      <CardOf key={name} name={name} {...card} />
    ))}
  </div>
);

const CardOf = ({ name, ...card }: CardProps & { readonly name: Card }) => {
  switch (name) {
    case "exams":
      return <ExamsCard {...card} />;
    case "ethics":
      return <EthicsCard {...card} />;
    case "practical experience":
      return <ExperienceCard {...card} />;
  }
};

/** The exams card. QUAL-03, QUAL-04, QUAL-05 */
const ExamsCard = ({ texts: { exams: texts }, progress: { exams }, profile }: CardProps) => {
  const card = examsCardOf(exams, profile.pathway, profile.pathwayDescription);
  const qualification = qualificationWords(card.names, useFormatMessage());
  const values = { completed: String(exams.completed), total: String(exams.total), qualification };
  return (
    <ProgressCard heading={texts.heading} eyebrow={qualification} links={texts.links}>
      <Doughnut percentage={card.percentage} figure={card.progress} words={texts.figure} />
      <RichText text={areAllExamsCompleted(exams) ? texts.completed : texts.message} values={values} />
      {card.showsConditionalExemptions && <RichText text={texts.conditionalExemptions} />}
    </ProgressCard>
  );
};

/** The ethics card. QUAL-06 */
const EthicsCard = ({ texts: { ethics: texts }, progress: { moduleStatus } }: CardProps) => {
  const card = ethicsCardOf(moduleStatus);
  return (
    <ProgressCard heading={texts.heading} links={texts.links}>
      <Doughnut percentage={card.percentage} figure={card.progress} words={texts.figure} />
      <RichText text={card.percentage === 100 ? texts.completed : texts.message} />
    </ProgressCard>
  );
};

/** The practical experience card. QUAL-07, QUAL-08, QUAL-09 */
const ExperienceCard = ({ texts: { practicalExperience: texts }, progress: { practicalExperience } }: CardProps) => {
  const words = useTexts().experience;
  const rules = useRules();
  const card = practicalExperienceCardOf(practicalExperience);
  if (card.shows === "no data" || !practicalExperience)
    return (
      <ProgressCard heading={texts.heading} links={[]}>
        <h3>{texts.noData.heading}</h3>
        <RichText text={texts.noData.message} />
        {texts.noData.button && (
          <p>
            <ButtonLink href={texts.noData.button.href}>{texts.noData.button.text}</ButtonLink>
          </p>
        )}
      </ProgressCard>
    );
  const isComplete = isPracticalExperienceComplete(practicalExperience);
  return (
    <ProgressCard heading={texts.heading} links={isComplete ? [] : texts.links}>
      <div className={styles.rings}>
        <Doughnut
          percentage={card.time.percentage}
          figure={timeFigure(practicalExperience, card.shows, rules)}
          words={timeWords(practicalExperience, words, rules)}
        />
        {card.shows === "time and objectives" && (
          <Doughnut
            percentage={card.objectives.percentage}
            figure={objectivesFigure(practicalExperience)}
            isInWords
            words={objectivesWords(practicalExperience, words)}
          />
        )}
      </div>
      <RichText text={isComplete ? texts.completed : texts.message} />
    </ProgressCard>
  );
};

interface ProgressCardProps {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly links: readonly ContentLink[];
  readonly children: ReactNode;
}

/** A progress card: its progress, an explanation, and links. */
const ProgressCard = ({ heading, eyebrow, links, children }: ProgressCardProps) => {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      </div>
      <div className={styles.content}>
        {children}
        {links.length > 0 && <FooterLinks links={links} />}
      </div>
    </section>
  );
};
