import { rulesWith } from "../../../domain/rules/given-rules.ts";
import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import { exampleListsFile, readListsFile } from "../platform/lists/read-lists-file.ts";

const steps = { before: [60, 30, 7, 1], after: [1, 14] };

/** Rules of a trial without files: the defaults with reminders, fees and the example's lists. RULE-01, REAL-05 */
export const trialRules: OrganisationRules = {
  ...rulesWith({
    reminders: { declaration: steps, subscription: steps, practisingCertificate: steps, answer: { before: [7, 1] } },
    fees: {
      amounts: {
        student: 134_00,
        affiliate: 134_00,
        graduate: 134_00,
        member: 268_50,
        fellow: 268_50,
        reduced: 134_25,
        firm: 1_250_00,
      },
    },
  }),
  lists: readListsFile(exampleListsFile),
};
