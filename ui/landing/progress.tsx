import { observer } from "mobx-react-lite";

import type { LandingPageContent } from "../../domain/customer/content.ts";
import type { Experience } from "../../domain/customer/experience.ts";
import { examPeriodOf } from "../../domain/customer/notifications.ts";
import { ethicsCardOf } from "../../domain/qualifications/ethics.ts";
import { examsCardOf } from "../../domain/qualifications/exams.ts";
import { progressCardsFor, qualificationsMessages, type ProgressCard } from "../../domain/qualifications/page.ts";
import { practicalExperienceCardOf } from "../../domain/qualifications/practical-experience.ts";
import type { Progress as Figures } from "../../domain/qualifications/progress.ts";
import { classNames } from "../components/class-names.ts";
import { Doughnut } from "../components/doughnut.tsx";
import { FooterLinks } from "../components/footer-links.tsx";
import { Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { Skeleton } from "../components/skeleton.tsx";
import { useTexts, useFormatMessage } from "../components/texts.ts";
import { timeFigure, timeWords } from "../qualifications/qualification-words.ts";
import { portalOf } from "../qualifications/qualifications-shown-to.ts";
import { NeedsNotifications } from "../shell/needs-notifications.tsx";

import styles from "./progress.module.css";

type ProgressProps = Pick<Services, "content" | "customer" | "qualifications">;

/** Progress in figures; details are on the qualifications page. QUAL-10 */
export const Progress = observer(({ content, customer, qualifications }: ProgressProps) => {
  const texts = content.page("landing-page").value?.progress;
  if (!texts) return null;
  const notices = content.page("page-framework").value?.obligations.notifications ?? {};
  // A notification above may already link to the same page.
  const isLinkedAbove =
    customer.notifications.value?.codes.some((code) => notices[code]?.link.href === texts.link.href) ?? false;
  return (
    <Section heading={texts.heading}>
      <KnownProgress texts={texts} customer={customer} qualifications={qualifications} />
      {!isLinkedAbove && <FooterLinks links={[texts.link]} />}
    </Section>
  );
});

interface KnownProgressProps extends Omit<ProgressProps, "content"> {
  readonly texts: LandingPageContent["progress"];
}

/** Waits for notifications and fails with them, as on the qualifications page. QUAL-01 */
const KnownProgress = observer(({ texts, customer, qualifications }: KnownProgressProps) => {
  const experience = portalOf(customer);
  const failed = useFormatMessage()(qualificationsMessages.failed);
  if (!experience) return null;
  return (
    <NeedsNotifications
      customer={customer}
      subject="progress"
      failed={failed}
      loading={<Skeleton lines={5} subject="progress" />}
    >
      {(notifications) => {
        const period = examPeriodOf(notifications);
        if (period === "published") return <p>{texts.resultsPublished}</p>;
        return (
          <>
            {period === "suppressed" && <p>{texts.resultsWithheld}</p>}
            <ResourceView resource={qualifications.progress} subject="progress" failed={failed} showsFailure lines={5}>
              {(figures) => (
                <FigureList texts={texts} figures={figures} pathway={customer.person.pathway} experience={experience} />
              )}
            </ResourceView>
          </>
        );
      }}
    </NeedsNotifications>
  );
});

interface FigureListProps {
  readonly texts: LandingPageContent["progress"];
  readonly figures: Figures;
  readonly pathway: string | undefined;
  readonly experience: Experience;
}

const FigureList = ({ texts, figures, pathway, experience }: FigureListProps) => (
  <ul className={classNames("ruled", styles.figures)}>
    {progressCardsFor(experience).map((card) => (
      <li key={card}>
        <OneFigure card={card} texts={texts} figures={figures} pathway={pathway} />
      </li>
    ))}
  </ul>
);

interface OneFigureProps extends Omit<FigureListProps, "experience"> {
  readonly card: ProgressCard;
}

const OneFigure = ({ card, texts, figures: { exams, moduleStatus, practicalExperience }, pathway }: OneFigureProps) => {
  const words = useTexts().experience;
  const rules = useRules();
  switch (card) {
    case "exams": {
      const { percentage, progress } = examsCardOf(exams, pathway, undefined);
      return <Doughnut percentage={percentage} figure={progress} words={texts.exams} />;
    }
    case "ethics": {
      const { percentage, progress } = ethicsCardOf(moduleStatus);
      return <Doughnut percentage={percentage} figure={progress} words={texts.ethics} />;
    }
    case "practical experience": {
      const experience = practicalExperienceCardOf(practicalExperience);
      if (experience.shows === "no data" || !practicalExperience) return <p>{texts.noExperience}</p>;
      return (
        <Doughnut
          percentage={experience.time.percentage}
          figure={timeFigure(practicalExperience, experience.shows, rules)}
          words={timeWords(practicalExperience, words, rules)}
        />
      );
    }
  }
};
