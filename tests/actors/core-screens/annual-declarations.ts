import type { Container } from "inversify";
import { cpdRoutes } from "../../../domain/cpd/declaration.ts";
import { awardedUnits, latestFirst } from "../../../domain/cpd/history.ts";
import { ANNUAL_DECLARATION, bindAnnualDeclaration } from "../../../ui/composition/bindings/annual-declaration.ts";
import { CPD_RECORD } from "../../../ui/composition/bindings/cpd.ts";
import { bindWaivers, WAIVERS } from "../../../ui/composition/bindings/waivers.ts";
import { CONTENT } from "../../../ui/composition/bindings/shell.ts";
import { fields, routeNames } from "../../../ui/cpd/declaration-words.ts";
import { adjustmentWords } from "../../../ui/cpd/waiver-words.ts";
import { cpdValues } from "../../../ui/cpd/cpd-values.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage, Screen } from "../screen.ts";
import { landingOf } from "./flow-screen.ts";
import { loaded } from "./loaded.ts";
import { waiverScreens } from "./waivers.ts";

/** The annual declarations page at core level: what its flow offers at each step, and nothing else. */
export const annualDeclarations = (container: Container): CorePage => {
  bindAnnualDeclaration(container);
  bindWaivers(container);
  const waivers = container.get(WAIVERS);
  const waiver = waiverScreens(container);
  const record = container.get(CPD_RECORD);
  const flow = container.get(ANNUAL_DECLARATION);
  const content = container.get(CONTENT).page("annual-declarations");

  const step = (): Omit<Screen, "heading"> => {
    const buttons = {
      Back: flow.back,
      [flow.isLastStep ? "Submit declaration" : "Continue"]: flow.continue,
      Close: flow.close,
    };
    const progress = flow.progress && `Step ${flow.progress.number} of ${flow.progress.total}`;
    const asked = { buttons, progress, words: [] };
    const yesOrNo = (answer: (yes: boolean) => void) => ({ Yes: () => answer(true), No: () => answer(false) });
    switch (flow.step) {
      case "LANDING":
        return {
          words: [
            plainText(
              flow.mayContinue ? loaded(content).landing.due : loaded(content).landing.nothingDue,
              cpdValues(loaded(record.overview)),
            ),
            ...landingOf(flow).words,
            ...waiver.offered().words,
          ],
          buttons: { ...landingOf(flow).buttons, ...waiver.offered().buttons },
          tables: { "CPD history": rows() },
        };
      case "REQUIREMENTS_MET":
        return {
          ...asked,
          question: fields.isRequirementsMet.label,
          choices: { [fields.isRequirementsMet.label]: yesOrNo((isRequirementsMet) => flow.answer({ isRequirementsMet })) },
        };
      case "ROUTE":
        return {
          ...asked,
          question: fields.route.label,
          choices: {
            [fields.route.label]: Object.fromEntries(
              cpdRoutes.map((route) => [routeNames[route], () => flow.answer({ route })]),
            ),
          },
        };
      case "ENGAGEMENT_PARTNER":
        return {
          ...asked,
          question: fields.isEngagementPartner.label,
          choices: {
            [fields.isEngagementPartner.label]: yesOrNo((isEngagementPartner) => flow.answer({ isEngagementPartner })),
          },
        };
      case "ACCURACY_CONFIRMATION":
        return {
          ...asked,
          question: "Check your answers",
          statements: { [fields.isConfirmed.label]: () => flow.answer({ isConfirmed: true }) },
        };
      case "SUBMITTING":
        return { words: [], buttons: {} };
      case "COMPLETE":
        return {
          question: "Declaration submitted",
          words: flow.submission.status === "done" ? [flow.submission.done.reference] : [],
          buttons: { Close: flow.close },
        };
      case "ERROR":
        return {
          question: "We couldn't submit your declaration",
          words: flow.submission.status === "failed" ? [flow.submission.reason.description ?? ""] : [],
          buttons: { "Try again": flow.submit, Back: flow.back, Close: flow.close },
        };
    }
  };

  const rows = () =>
    latestFirst(record.history.value ?? []).map((year) => [
      String(year.year),
      String(year.broughtForwardUnits),
      String(awardedUnits(year)),
      year.adjustments.map(adjustmentWords).join("\n") || "None",
    ]);

  return {
    open: async () => {
      await Promise.all([content.ensure(), record.overview.ensure()]);
      await flow.resume();
      await waivers.resume();
      await record.history.ensure();
    },
    screen: () => ({ heading: loaded(content).heading, ...(waiver.open(loaded(content).waiver) ?? step()) }),
  };
};
