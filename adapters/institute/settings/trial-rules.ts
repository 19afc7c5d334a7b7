import { rulesWith } from "../../../domain/rules/given-rules.ts";

const steps = { before: [60, 30, 7, 1], after: [1, 14] };

/** Rules of a trial without a file: the defaults, with reminders and fees. RULE-01 */
export const trialRules = rulesWith({
  reminders: { declaration: steps, subscription: steps, practisingCertificate: steps },
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
});
