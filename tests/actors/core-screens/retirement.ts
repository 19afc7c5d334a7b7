import type { Container } from "inversify";
import { bindMembership, RETIREMENT_REGISTER } from "../../../ui/composition/bindings/membership.ts";
import { CONTENT } from "../../../ui/composition/bindings/shell.ts";
import { answersGiven, fields } from "../../../ui/retirement/retirement-words.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage, Screen } from "../screen.ts";
import { landingOf, outcomeOf, stepOf, yesOrNo } from "./flow-screen.ts";
import { loaded } from "./loaded.ts";

/** The register of retired members at core level: what its flow offers at each step, and nothing else. */
export const retirement = (container: Container): CorePage => {
  bindMembership(container);
  const flow = container.get(RETIREMENT_REGISTER);
  const content = container.get(CONTENT).page("retirement");

  const step = (): Omit<Screen, "heading"> => {
    const texts = loaded(content);
    const asked = stepOf(flow, "Join the register", answersGiven(flow.answers, flow.facts.today));
    // The last step begins with the answers, whichever it is.
    const headed = (heading: string) => (flow.isLastStep ? "Check your answers" : heading);
    switch (flow.step) {
      case "LANDING":
        return {
          words: [plainText(flow.mayContinue ? texts.landing.eligible : texts.landing.notEligible), ...landingOf(flow).words],
          buttons: landingOf(flow).buttons,
        };
      case "ALREADY_RETIRED":
        return {
          words: [texts.alreadyRetired.heading, plainText(texts.alreadyRetired.message)],
          buttons: {},
          links: { "what we have on record of you": "/my-details/account-details?retirementRegister" },
        };
      case "PERMANENT_RETIREMENT":
        return {
          ...asked,
          question: texts.permanentRetirement.heading,
          choices: {
            [fields.isPermanentRetirement.label]: yesOrNo((isPermanentRetirement) =>
              flow.answer({ isPermanentRetirement }),
            ),
          },
          fields: { [fields.retirementDate.label]: (retirementDate) => flow.answer({ retirementDate }) },
        };
      case "INSOLVENCY_LICENCE":
        return {
          ...asked,
          question: fields.isPcOrInsolvencyLicenceHolder.label,
          choices: {
            [fields.isPcOrInsolvencyLicenceHolder.label]: yesOrNo((isPcOrInsolvencyLicenceHolder) =>
              flow.answer({ isPcOrInsolvencyLicenceHolder }),
            ),
          },
        };
      case "DECLARATION":
        return {
          ...asked,
          question: texts.declaration.heading,
          statements: { [fields.declarationAccepted.label]: () => flow.answer({ declarationAccepted: true }) },
        };
      case "DATA_PROTECTION":
        return { ...asked, question: headed(texts.dataProtection.heading) };
      case "DATA_PROTECTION_CHINA":
        return {
          ...asked,
          question: headed(texts.dataProtectionChina.heading),
          statements: {
            [fields.chinaDataProtectionAccepted.label]: () => flow.answer({ chinaDataProtectionAccepted: true }),
          },
        };
      case "SUBMITTING":
        return { words: [], buttons: {} };
      case "COMPLETE":
      case "ERROR":
        return outcomeOf(flow, { done: "You have joined the register", failed: "We couldn't add you to the register" });
    }
  };

  return {
    open: async () => {
      await content.ensure();
      await flow.resume();
    },
    screen: () => ({ heading: loaded(content).heading, ...step() }),
  };
};
