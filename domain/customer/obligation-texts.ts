import type { ContentLink } from "../kernel/content.ts";
import { fill } from "../kernel/rich-text.ts";
import type { ObligationTexts } from "../shell/content.ts";
import { isUkOrIreland } from "./countries.ts";
import type { Obligation, ObligationOf } from "./obligation.ts";
import { requestAddress } from "./routes.ts";

/** The name of an obligation, and the link to the page that handles it. */
export interface ObligationWords {
  readonly heading: string;
  readonly link: ContentLink;
}

const submissionWords = (
  item: ObligationOf<"submission">,
  { submission, notifications }: ObligationTexts,
): ObligationWords | undefined => {
  switch (item.of) {
    case "application":
      return notifications[item.code];
    case "retirement":
      return { heading: submission.retirement.asked, link: submission.retirement.link };
    case "declaration":
    case "waiver": {
      const { asked, link } = submission[item.of];
      const heading = item.wanted === undefined ? submission.waiver.received : asked;
      return { heading: fill(heading, { year: String(item.year ?? "") }), link };
    }
  }
};

/** The words of an obligation; undefined for a notification without texts. TASK-01, TASK-03, DATE-01 */
export const obligationWords = (item: Obligation, texts: ObligationTexts): ObligationWords | undefined => {
  switch (item.kind) {
    case "payment": {
      const { subscription, charge, other, link } = texts.payment;
      if (item.year) return { heading: fill(subscription, { year: item.subject }), link };
      const { description } = item;
      return { heading: charge !== undefined && description ? fill(charge, { description }) : other, link };
    }
    case "declaration": {
      const { heading, link } = texts.declaration[item.status];
      return { heading: fill(heading, { year: item.subject }), link };
    }
    case "practisingCertificate": {
      const { jurisdiction } = item;
      const { renew, expired, link, internationalLink } = texts.practisingCertificate;
      return {
        heading: fill(item.state === "overdue" ? expired : renew, { jurisdiction }),
        link: isUkOrIreland(jurisdiction) ? link : internationalLink,
      };
    }
    case "exam":
      return { heading: fill(texts.exam.heading, { exam: item.subject }), link: texts.exam.link };
    case "submission": {
      const words = submissionWords(item, texts);
      const { answer } = texts.submission;
      return words && item.isAnsweredHere
        ? { ...words, link: { text: answer, href: requestAddress(item.reference) } }
        : words;
    }
    case "notification":
      return texts.notifications[item.code];
    case "contact": {
      const { unreachable, missing } = texts.contact;
      return item.address === undefined
        ? missing
        : { ...unreachable, heading: fill(unreachable.heading, { address: item.address }) };
    }
    case "insurance":
    case "application":
      return texts[item.kind];
  }
};
