import { submissionCopyFileName } from "../../domain/documents/downloads.ts";
import { dayOf, displayDate } from "../../domain/kernel/calendar-date.ts";
import { declarationSubmitted } from "../cpd/declarations/institute.ts";
import { waiverSubmitted } from "../cpd/waivers/institute.ts";
import { fullNameOf } from "../customer/storage.ts";
import type { ApiParts, CallRequest } from "../institute/api/serve.ts";
import { drawLetter } from "../institute/paper/draw.ts";
import { Refused } from "../institute/refused.ts";
import { applicationSubmitted } from "../membership/institute.ts";
import { retirementSubmitted } from "../retirement/institute.ts";
import { submissionCopy } from "./contract.ts";
import type { FindSubmitted, Submitted } from "./submitted.ts";

/** Everything that can be submitted under a reference. */
const kinds: readonly FindSubmitted[] = [declarationSubmitted, waiverSubmitted, applicationSubmitted, retirementSubmitted];

const submittedUnder = async ({ database, customerId }: CallRequest<typeof submissionCopy>, reference: string): Promise<Submitted> => {
  for (const find of kinds) {
    const found = await find(database, customerId, reference);
    if (found) return found;
  }
  throw new Refused(404, "NO_SUCH_SUBMISSION", "Nothing was submitted under this reference.");
};

/** A copy to keep of what was submitted. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const serveSubmissions = ({ serve, body }: ApiParts): void => {
  serve(submissionCopy, {
    answer: async (asked) => {
      const { customer, customerId, params, now } = asked;
      const { reference = "" } = params;
      const { title, facts, isSealed = false } = await submittedUnder(asked, reference);
      const bytes = await drawLetter(body, {
        title,
        paragraphs: [`This is a copy of what the ${body.name} has on record under this reference.`],
        facts: [["Name", fullNameOf(customer)], ["ID", customerId], ["Reference", reference], ...facts],
        closing: [`Made on ${displayDate(dayOf(now))}.`],
        isSealed,
      });
      return { name: submissionCopyFileName(reference, customerId), bytes };
    },
  });
};
