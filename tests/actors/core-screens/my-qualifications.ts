import type { Container } from "inversify";
import type { MyQualificationsContent } from "../../../application/content/pages.ts";
import { ethicsCardOf } from "../../../domain/qualifications/ethics.ts";
import { areAllExamsCompleted, examsCardOf } from "../../../domain/qualifications/exams.ts";
import type { ProgressCard } from "../../../domain/qualifications/page.ts";
import { progressCardsFor, publicationText, qualificationsMessages } from "../../../domain/qualifications/page.ts";
import { practicalExperienceCardOf } from "../../../domain/qualifications/practical-experience.ts";
import type { Progress } from "../../../domain/qualifications/progress.ts";
import { bindQualifications, QUALIFICATIONS } from "../../../ui/composition/bindings/qualifications.ts";
import { CONTENT, CUSTOMER } from "../../../ui/composition/bindings/shell.ts";
import { qualificationWords, timeFigure } from "../../../ui/qualifications/qualification-words.ts";
import {
  applicationShownTo,
  invitationShownTo,
  jurisdictionShownTo,
  portalOf,
  qualificationsShownTo,
} from "../../../ui/qualifications/qualifications-shown-to.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage, Screen } from "../screen.ts";
import { loaded } from "./loaded.ts";

type Part = Pick<Screen, "words" | "buttons">;

/** My qualifications at core level. */
export const myQualifications = (container: Container): CorePage => {
  bindQualifications(container);
  const customer = container.get(CUSTOMER);
  const { progress } = container.get(QUALIFICATIONS);
  const content = container.get(CONTENT).page("my-qualifications");

  const card = (texts: MyQualificationsContent, name: ProgressCard, known: Progress): readonly string[] => {
    const profile = customer.profile.value;
    const { exams, practicalExperience } = known;
    switch (name) {
      case "exams": {
        const shown = examsCardOf(exams, profile?.pathway, profile?.pathwayDescription);
        const message = areAllExamsCompleted(exams) ? texts.exams.completed : texts.exams.message;
        return [
          texts.exams.heading,
          qualificationWords(shown.names),
          `${String(shown.percentage)}%`,
          shown.progress,
          plainText(message, {
            completed: String(exams.completed),
            total: String(exams.total),
            qualification: qualificationWords(shown.names),
          }),
          ...(shown.showsConditionalExemptions ? [plainText(texts.exams.conditionalExemptions)] : []),
        ];
      }
      case "ethics":
        return [texts.ethics.heading, ethicsCardOf(known.moduleStatus).progress];
      case "practical experience": {
        const shown = practicalExperienceCardOf(practicalExperience);
        const { heading, noData } = texts.practicalExperience;
        if (shown.shows === "no data" || !practicalExperience) return [heading, noData.heading, noData.button.text];
        return [
          heading,
          timeFigure(practicalExperience, shown.shows),
          shown.time.text,
          ...(shown.shows === "time and objectives" ? [shown.objectives.text] : []),
        ];
      }
    }
  };

  const fetched = (texts: MyQualificationsContent): Part => {
    const experience = portalOf(customer);
    if (progress.hasFailed) return { words: [qualificationsMessages.failed], buttons: { Reload: progress.load } };
    const known = progress.value;
    if (!known || !experience) return { words: [qualificationsMessages.loading], buttons: {} };
    const invitation = invitationShownTo(customer, known, texts);
    return {
      words: [
        ...(invitation ? [invitation.heading, plainText(invitation.message ?? [])] : []),
        ...progressCardsFor(experience).flatMap((name) => card(texts, name, known)),
      ],
      buttons: {},
    };
  };

  const part = (texts: MyQualificationsContent): Part => {
    const shown = qualificationsShownTo(customer);
    switch (shown.shows) {
      case "loading":
        return { words: [qualificationsMessages.loading], buttons: {} };
      case "error panel":
        return { words: [qualificationsMessages.failed], buttons: { Reload: customer.notifications.load } };
      case "progress": {
        const told = [applicationShownTo(customer, texts), jurisdictionShownTo(customer, texts)];
        const rest = fetched(texts);
        return {
          ...rest,
          words: [
            shown.warnsOfResults ? texts.resultsWarning.heading : "",
            ...told.map((notice) => notice?.heading ?? ""),
            ...rest.words,
          ],
        };
      }
      default:
        return { words: [], buttons: {} };
    }
  };

  return {
    open: async () => {
      await content.ensure();
      if (qualificationsShownTo(customer).shows === "progress") await progress.ensure();
    },
    screen: () => {
      const texts = loaded(content);
      const { heading, publication, learning } = texts;
      if (qualificationsShownTo(customer).shows === "publication card")
        return {
          heading,
          words: [
            publication.heading,
            plainText(publicationText(publication.message, "")),
            ...publication.links.map(({ text }) => text),
          ],
          buttons: {},
        };
      const { words, buttons } = part(texts);
      return {
        heading,
        words: [
          plainText(texts.introduction),
          ...words,
          learning.learningSite.linkText,
          learning.recognisedBodies.linkText,
        ],
        buttons,
      };
    },
  };
};
