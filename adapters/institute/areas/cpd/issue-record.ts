import { adjustmentStatuses } from "../../../../domain/cpd/history.ts";
import { cpdRecordFileName } from "../../../../domain/documents/downloads.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { ServedFile } from "../../platform/api/serve.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { PaperContent } from "../../platform/paper/paper-content.ts";
import { paperWords } from "../../platform/paper/paper-texts.ts";
import { issuePaper, type PaperDependencies } from "../issued-documents/issue-paper.ts";
import type { IssueContext } from "../issued-documents/issued.store.ts";
import { historyOf, waiverDecisionsOf } from "./history.store.ts";
import { loggedYearsOf } from "./log/logged-years.ts";
import { recordFactsOf, withLoggedYears } from "./record-paper.ts";

/** Issues a member's CPD record; a refusal for somebody without one. TRAN-02 */
export const issueRecord = async (request: IssueContext, dependencies: PaperDependencies): Promise<ServedFile> => {
  const { database, customer, rules } = request;
  const { customerId } = customer;
  const [decisions, log] = await Promise.all([
    waiverDecisionsOf(database, customerId, rules),
    loggedYearsOf(database, customer, request),
  ]);
  const name = fullNameOf(customer);
  const write = async (language: string | undefined) => {
    const history = await historyOf(database, customerId, adjustmentStatuses, { ...request, language });
    const years = withLoggedYears(history, log);
    if (years.length === 0) throw wordedRefusal("unknown", "NO_CPD_RECORD");
    const words = await paperWords(dependencies, "paper-cpd-record", { customer, rules, language });
    const { texts, frame } = words;
    return (day: CalendarDate): PaperContent => ({
      layout: "letter",
      content: {
        title: texts.title,
        paragraphs: [
          fillLine(texts.body, { institute: dependencies.body.name, name, date: displayDate(day, words.rules) }),
        ],
        facts: [
          [frame.name, name],
          [frame.id, customerId],
        ],
        sections: years.map((year) => ({
          heading: String(year.year),
          facts: recordFactsOf(
            texts,
            year,
            log.find((logged) => logged.year === year.year),
            (id) => decisions.get(id),
            words.rules,
          ),
        })),
        closing: [],
        isSealed: true,
      },
    });
  };
  const bytes = await issuePaper(dependencies, request, { kind: "cpdRecord", subject: customerId, write });
  return { name: cpdRecordFileName(customerId), bytes };
};
