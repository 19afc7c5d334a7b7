import { adjustmentStatuses } from "../../../../domain/cpd/history.ts";
import { cpdRecordFileName } from "../../../../domain/documents/downloads.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { cpdRecordFile } from "../../../contract/cpd-record.contract.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { paperWords } from "../../platform/paper/paper-texts.ts";
import type { ApiParts } from "../api-parts.ts";
import { issuePaper } from "../documents/issue-paper.ts";
import { historyOf, waiverDecisionsOf } from "./history.store.ts";
import { loggedYearsOf } from "./log/logged-years.ts";
import { recordFactsOf, withLoggedYears } from "./record-paper.ts";

/** A member's CPD record as a PDF. TRAN-02 */
export const serveCpdRecord = ({ serve, body, publicUrl, content }: ApiParts): void => {
  serve(cpdRecordFile, {
    answer: async (callRequest) => {
      const { database, customer, customerId, rules } = callRequest;
      const [history, decisions, log] = await Promise.all([
        historyOf(database, customerId, adjustmentStatuses, callRequest),
        waiverDecisionsOf(database, customerId, rules),
        loggedYearsOf(database, customer, callRequest),
      ]);
      const years = withLoggedYears(history, log);
      if (years.length === 0) throw wordedRefusal("unknown", "NO_CPD_RECORD");
      const { texts, frame } = await paperWords(content, "paper-cpd-record", customer);
      const name = fullNameOf(customer);
      const bytes = await issuePaper({ body, publicUrl, content }, callRequest, {
        kind: "cpdRecord",
        subject: customerId,
        paperOn: (day) => ({
          layout: "letter",
          content: {
            title: texts.title,
            paragraphs: [fillLine(texts.body, { institute: body.name, name, date: displayDate(day, rules) })],
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
                rules,
              ),
            })),
            closing: [],
            isSealed: true,
          },
        }),
      });
      return { name: cpdRecordFileName(customerId), bytes };
    },
  });
};
