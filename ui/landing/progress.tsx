import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { LandingPageContent } from "../../application/content/pages.ts";
import type { Qualifications } from "../../application/qualifications/qualifications.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Experience } from "../../domain/customer/experience.ts";
import { examPeriodOf } from "../../domain/customer/notifications.ts";
import { ethicsCardOf } from "../../domain/qualifications/ethics.ts";
import type { ProgressCard } from "../../domain/qualifications/page.ts";
import { progressCardsFor, qualificationsMessages } from "../../domain/qualifications/page.ts";
import type { PracticalExperience } from "../../domain/qualifications/practical-experience.ts";
import { practicalExperienceCardOf } from "../../domain/qualifications/practical-experience.ts";
import type { Progress as Figures } from "../../domain/qualifications/progress.ts";
import { ErrorPanel } from "../parts/error-panel.tsx";
import { Figure } from "../parts/figure.tsx";
import { Section } from "../parts/page.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import styles from "./progress.module.css";

interface ProgressProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly qualifications: Qualifications;
}

/** How far the person has come, in figures; the qualifications page says more. QUAL-10 */
export const Progress = observer(({ content, customer, qualifications }: ProgressProps) => {
  const texts = content.page("landing-page").value?.progress;
  if (!texts) return null;
  return (
    <Section heading={texts.heading}>
      <KnownProgress texts={texts} customer={customer} qualifications={qualifications} />
      <p>
        <PortalLink href={texts.link.href}>{texts.link.text}</PortalLink>
      </p>
    </Section>
  );
});

interface KnownProgressProps extends Omit<ProgressProps, "content"> {
  readonly texts: LandingPageContent["progress"];
}

/** It waits for notifications, as the qualifications page does, and fails with them. QUAL-01, D-12 */
const KnownProgress = observer(({ texts, customer, qualifications }: KnownProgressProps) => {
  const { notifications, experience } = customer;
  if (experience === undefined || experience === "unsupported" || experience === "external") return null;
  if (notifications.hasFailed)
    return <ErrorPanel heading={qualificationsMessages.failed} onReload={() => void notifications.load()} />;
  if (!notifications.value) return <Skeleton lines={5} label="your progress" />;
  const period = examPeriodOf(notifications.value);
  if (period === "published") return <p>{texts.resultsPublished}</p>;
  return (
    <>
      {period === "suppressed" && <p>{texts.resultsWithheld}</p>}
      <ResourceView
        resource={qualifications.progress}
        label="your progress"
        failed={qualificationsMessages.failed}
        lines={5}
      >
        {(figures) => <FigureList texts={texts} figures={figures} experience={experience} />}
      </ResourceView>
    </>
  );
});

interface FigureListProps {
  readonly texts: LandingPageContent["progress"];
  readonly figures: Figures;
  readonly experience: Experience;
}

const FigureList = ({ texts, figures, experience }: FigureListProps) => (
  <ul className={styles.figures}>
    {progressCardsFor(experience).map((card) => (
      <li key={card}>
        <OneFigure card={card} texts={texts} figures={figures} />
      </li>
    ))}
  </ul>
);

interface OneFigureProps extends Omit<FigureListProps, "experience"> {
  readonly card: ProgressCard;
}

const OneFigure = ({ card, texts, figures }: OneFigureProps) => {
  switch (card) {
    case "exams":
      return <Words figure={`${figures.exams.completed}/${figures.exams.total}`} words={texts.exams} />;
    case "ethics":
      return <Words figure={ethicsCardOf(figures.moduleStatus).progress} words={texts.ethics} />;
    case "practical experience":
      return <Experienced experience={figures.practicalExperience} none={texts.noExperience} />;
  }
};

const Experienced = ({ experience, none }: { readonly experience: PracticalExperience | undefined; readonly none: string }) => {
  const card = practicalExperienceCardOf(experience);
  if (card.shows === "no data" || !experience) return <Words figure="0" words={none} />;
  return <Words figure={String(experience.employment.totalClaimed)} words={card.time.text} />;
};

const Words = ({ figure, words }: { readonly figure: string; readonly words: string }) => (
  <>
    <Figure>{figure}</Figure>
    <p>{words}</p>
  </>
);
