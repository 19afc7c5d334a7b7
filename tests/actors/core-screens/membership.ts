import type { Container } from "inversify";
import type { LookupOption } from "../../../application/ports/lookups.ts";
import { isUkOrIreland } from "../../../domain/customer/countries.ts";
import { hasEmployer } from "../../../domain/membership/application.ts";
import {
  bindMembership,
  MEMBERSHIP_APPLICATION,
  MEMBERSHIP_CHOICES,
} from "../../../ui/composition/bindings/membership.ts";
import { QUALIFICATIONS } from "../../../ui/composition/bindings/qualifications.ts";
import { CONTENT, CUSTOMER } from "../../../ui/composition/bindings/shell.ts";
import { answersGiven, networkOptions, questions } from "../../../ui/membership/membership-words.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage, Screen } from "../screen.ts";
import { landingOf, outcomeOf, stepOf, yesOrNo } from "./flow-screen.ts";
import { loaded } from "./loaded.ts";

const picks = (options: readonly LookupOption[], pick: (value: string) => void) =>
  Object.fromEntries(options.map(({ value, label }) => [label, () => pick(value)]));

/** Applying for membership at core level: what its flow offers at each step, and nothing else. */
export const applyForMembership = (container: Container): CorePage => {
  bindMembership(container);
  const customer = container.get(CUSTOMER);
  const qualifications = container.get(QUALIFICATIONS);
  const flow = container.get(MEMBERSHIP_APPLICATION);
  const choices = container.get(MEMBERSHIP_CHOICES);
  const content = container.get(CONTENT).page("apply-for-membership");
  const isAffiliate = () => customer.userType === "affiliate";

  const step = (): Omit<Screen, "heading"> => {
    const texts = loaded(content);
    if (customer.notifications.hasFailed)
      return { words: ["We couldn't load your notifications"], buttons: { Reload: customer.notifications.load } };
    if (isAffiliate() && qualifications.progress.hasFailed)
      return { words: ["We couldn't load your qualification information"], buttons: { Reload: qualifications.progress.load } };
    const { answers, facts } = flow;
    const offered = loaded(choices);
    const { employment } = offered;
    const asksForNetworks = isUkOrIreland(facts.countryOfResidence);
    const asked = stepOf(flow, "Submit application", answersGiven(answers, offered, asksForNetworks));
    switch (flow.step) {
      case "LANDING":
        return {
          words: [plainText(flow.mayContinue ? texts.landing.eligible : texts.landing.notEligible), ...landingOf(flow).words],
          buttons: landingOf(flow).buttons,
        };
      case "ALREADY_APPLIED":
      case "MEMBERSHIP_APPLICATION_ONHOLD":
      case "MEMBERSHIP_APPLICATION_COMPLETE":
        return { words: [texts.states[flow.step].heading, plainText(texts.states[flow.step].message)], buttons: {} };
      case "CONVICTIONS":
        return {
          ...asked,
          question: texts.convictions.heading,
          choices: {
            [questions.hasConvictions]: yesOrNo((hasConvictions) => flow.answer({ hasConvictions })),
            [questions.publicPractice]: yesOrNo((publicPractice) => flow.answer({ publicPractice })),
          },
          statements: {
            ...(answers.hasConvictions
              ? { [questions.confirmedPermission]: () => flow.answer({ confirmedPermission: true }) }
              : {}),
            ...(answers.publicPractice
              ? { [questions.publicPracticeConfirmed]: () => flow.answer({ publicPracticeConfirmed: true }) }
              : {}),
          },
        };
      case "EMPLOYMENT":
        return {
          ...asked,
          question: texts.employment.heading,
          selects: {
            [questions.employmentCategory]: picks(employment.membershipEmploymentCategories, (employmentCategory) =>
              flow.answer({ employmentCategory }),
            ),
            ...(hasEmployer(answers)
              ? {
                  [questions.businessCategory]: picks(employment.businessCategories, (businessCategory) =>
                    flow.answer({ businessCategory }),
                  ),
                  [questions.organisationSize]: picks(employment.organisationSizes, (organisationSize) =>
                    flow.answer({ organisationSize }),
                  ),
                }
              : {}),
          },
          fields: hasEmployer(answers)
            ? {
                [questions.companyName]: (companyName) => flow.answer({ companyName }),
                [questions.jobTitle]: (jobTitle) => flow.answer({ jobTitle }),
              }
            : {},
          statements: picks(employment.professionalQualifications, (value) =>
            flow.answer({ professionalQualifications: [...answers.professionalQualifications, value] }),
          ),
        };
      case "CONTACT":
        return {
          ...asked,
          question: texts.contact.heading,
          choices: {
            [questions.includeInDirectoryOfMembers]: yesOrNo((includeInDirectoryOfMembers) =>
              flow.answer({ includeInDirectoryOfMembers }),
            ),
          },
          ...(asksForNetworks
            ? {
                selects: {
                  [questions.regionalNetwork]: picks(networkOptions(offered, "regional"), (regionalNetwork) =>
                    flow.answer({ regionalNetwork }),
                  ),
                },
                statements: picks(networkOptions(offered, "employment"), (value) =>
                  flow.answer({ employmentNetworks: [...answers.employmentNetworks, value] }),
                ),
              }
            : {}),
        };
      case "DECLARATION":
        return {
          ...asked,
          question: "Check your answers",
          statements: { [questions.declarationAccepted]: () => flow.answer({ declarationAccepted: true }) },
        };
      case "SUBMITTING":
        return { words: [], buttons: {} };
      case "COMPLETE":
      case "ERROR":
        return outcomeOf(flow, { done: "Application submitted", failed: "We couldn't submit your application" });
    }
  };

  return {
    open: async () => {
      await Promise.all([
        content.ensure(),
        customer.notifications.ensure(),
        choices.ensure(),
        ...(isAffiliate() ? [qualifications.progress.ensure()] : []),
      ]);
      await flow.resume();
    },
    screen: () => ({ heading: loaded(content).heading, ...step() }),
  };
};
