import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import type { DeclarationAnswers, DeclarationField, DeclarationQuestionStep } from "../../domain/cpd/declaration.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { assertNever } from "../../domain/kernel/assert-never.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Checkbox } from "../components/checkbox.tsx";
import { StepChoices } from "../components/choice-group.tsx";
import type { Fields } from "../components/fields-of.ts";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { StepFrame } from "../components/step-frame.tsx";
import { useTexts } from "../components/texts.ts";
import { StepYesOrNo } from "../components/yes-or-no-choices.tsx";
import { cpdValues } from "./cpd-values.ts";
import { DeclarationLog, Disagreement } from "./declaration-log.tsx";
import { answerSummary } from "./declaration-words.ts";

interface DeclarationQuestionProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
  readonly step: DeclarationQuestionStep;
  readonly overview: CpdOverview;
  readonly record: CpdRecord;
}

const questionTexts = {
  REQUIREMENTS_MET: "isRequirementsMet",
  ROUTE: "route",
  ENGAGEMENT_PARTNER: "isEngagementPartner",
  ACCURACY_CONFIRMATION: "isConfirmed",
} as const satisfies Readonly<Record<DeclarationQuestionStep, DeclarationField>>;

/** A question of the declaration. CPD-05 to CPD-08 */
export const DeclarationQuestion = observer((props: DeclarationQuestionProps) => {
  const rules = useRules();
  const { texts, flow, step, overview, record } = props;
  const shared = useTexts();
  const values = cpdValues(overview, rules);
  return (
    <StepFrame
      steps={flow}
      area={texts.heading}
      question={texts.fields[questionTexts[step]].label}
      help={
        <>
          <RichText text={texts.steps[step].help} values={values} />
          {flow.isLastStep && <Disagreement texts={texts.log} record={record} flow={flow} year={overview.year} />}
        </>
      }
      record={record.log && texts.log && <DeclarationLog texts={texts.log} log={record.log} year={overview.year} />}
      submitLabel={texts.submit}
      fields={texts.fields}
      id="declaration"
      answers={answerSummary(flow.answers, texts, shared)}
      next={
        <>
          <h2>{shared.flow.next}</h2>
          <RichText text={texts.steps.ACCURACY_CONFIRMATION.next} values={values} />
        </>
      }
    >
      {(field) => <Answers key={step} {...props} field={field} />}
    </StepFrame>
  );
});

interface AnswersProps extends DeclarationQuestionProps {
  readonly field: Fields<DeclarationAnswers>;
}

const Answers = observer(({ texts, step, overview, field }: AnswersProps): ReactNode => {
  const rules = useRules();
  const values = cpdValues(overview, rules);
  switch (step) {
    case "REQUIREMENTS_MET":
      return <StepYesOrNo {...field.yesOrNo("isRequirementsMet")} />;
    case "ROUTE":
      return (
        <StepChoices
          {...field.chosen("route")}
          choices={rules.cpd.routes.map((value) => ({
            value,
            label: texts.history.table.routes[value],
            help: fill(texts.steps.ROUTE.choices[value], values),
          }))}
        />
      );
    case "ENGAGEMENT_PARTNER":
      return <StepYesOrNo {...field.yesOrNo("isEngagementPartner")} />;
    case "ACCURACY_CONFIRMATION":
      return (
        <Checkbox {...field.agreed("isConfirmed")} help={texts.steps.ACCURACY_CONFIRMATION.statement} isRequired />
      );
    default:
      return assertNever(step);
  }
});
