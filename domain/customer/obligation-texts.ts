import type { ContentLink } from "../kernel/content.ts";
import { fill } from "../kernel/rich-text.ts";
import type { ObligationTexts } from "../shell/content.ts";
import { isUkOrIreland } from "./countries.ts";
import type { Obligation } from "./obligation.ts";

/** The heading of an obligation; undefined for a notification without texts. TASK-01, TASK-03, DATE-01 */
export const obligationHeading = (item: Obligation, texts: ObligationTexts): string | undefined => {
  switch (item.kind) {
    case "payment":
      return item.year === undefined
        ? texts.payment.other
        : fill(texts.payment.subscription, { year: String(item.year) });
    case "declaration":
      return fill(texts.declaration[item.status].heading, { year: String(item.year) });
    case "practisingCertificate": {
      const { renew, expired } = texts.practisingCertificate;
      return fill(item.state === "overdue" ? expired : renew, { jurisdiction: item.jurisdiction });
    }
    case "exam":
      return fill(texts.exam.heading, { exam: item.exam });
    case "submission": {
      if (item.of === "application") return texts.notifications[item.code]?.heading;
      const { received, asked } = texts.submission.waiver;
      return fill(item.wanted === undefined ? received : asked, { year: String(item.year) });
    }
    case "insurance":
      return texts.insurance.heading;
    case "application":
      return texts.application.heading;
    case "notification":
      return texts.notifications[item.code]?.heading;
  }
};

/** The link to the page that handles an obligation; undefined for a notification without texts. TASK-01, DATE-01 */
export const obligationLink = (item: Obligation, texts: ObligationTexts): ContentLink | undefined => {
  switch (item.kind) {
    case "payment":
      return texts.payment.link;
    case "declaration":
      return texts.declaration[item.status].link;
    case "practisingCertificate":
      return texts.practisingCertificate[isUkOrIreland(item.jurisdiction) ? "link" : "internationalLink"];
    case "exam":
      return texts.exam.link;
    case "submission":
      return item.of === "application" ? texts.notifications[item.code]?.link : texts.submission.waiver.link;
    case "insurance":
      return texts.insurance.link;
    case "application":
      return texts.application.link;
    case "notification":
      return texts.notifications[item.code]?.link;
  }
};
