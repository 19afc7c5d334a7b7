import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdRoute, DeclarationField, DeclarationStep } from "../../domain/cpd/declaration.ts";
import { cpdRoutes } from "../../domain/cpd/declaration.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import { Checkbox } from "../parts/checkbox.tsx";
import { ChoiceGroup } from "../parts/choice-group.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepFrame } from "../parts/step-frame.tsx";
import { asYesOrNo, yesAndNo } from "../parts/yes-or-no.ts";
import { cpdValues } from "./cpd-values.ts";
import { answersGiven, fieldId, fields, formId, routeNames } from "./declaration-words.ts";

/** The steps in which something is asked. */
export type DeclarationQuestionStep = Exclude<DeclarationStep, "LANDING">;

interface DeclarationQuestionProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
  readonly step: DeclarationQuestionStep;
  readonly overview: CpdOverview;
}

/** One question of the declaration. CPD-05 to CPD-08 */
export const DeclarationQuestion = observer((props: DeclarationQuestionProps) => {
  const { flow } = props;
  return (
    <StepFrame
      steps={flow}
      submitLabel="Submit declaration"
      fields={fields}
      id={formId}
      answers={answersGiven(flow.answers)}
    >
      {(told) => <Question key={props.step} {...props} told={told} />}
    </StepFrame>
  );
});

interface QuestionProps extends DeclarationQuestionProps {
  readonly told: Problems<DeclarationField>;
}

const Question = observer(({ texts, flow, step, overview, told }: QuestionProps) => {
  const { answers } = flow;
  const values = cpdValues(overview);
  const field = (name: DeclarationField) => ({
    question: fields[name].label,
    firstId: fieldId(name),
    error: told[name],
  });
  switch (step) {
    case "REQUIREMENTS_MET":
      return (
        <ChoiceGroup
          {...field("isRequirementsMet")}
          help={<RichText text={texts.requirementsMet.help} values={values} />}
          choices={yesAndNo}
          chosen={asYesOrNo(answers.isRequirementsMet)}
          onChoose={(value) => flow.answer({ isRequirementsMet: value === "Yes" })}
        />
      );
    case "ROUTE":
      return (
        <ChoiceGroup<CpdRoute>
          {...field("route")}
          help={<RichText text={texts.route.help} values={values} />}
          choices={cpdRoutes.map((value) => ({ value, label: routeNames[value] }))}
          chosen={answers.route}
          onChoose={(route) => flow.answer({ route })}
        />
      );
    case "ENGAGEMENT_PARTNER":
      return (
        <ChoiceGroup
          {...field("isEngagementPartner")}
          help={<RichText text={texts.engagementPartner.help} values={values} />}
          choices={yesAndNo}
          chosen={asYesOrNo(answers.isEngagementPartner)}
          onChoose={(value) => flow.answer({ isEngagementPartner: value === "Yes" })}
        />
      );
    case "ACCURACY_CONFIRMATION":
      return (
        <>
          <RichText text={texts.accuracyConfirmation.help} values={values} />
          <Checkbox
            id={fieldId("isConfirmed")}
            label={fields.isConfirmed.label}
            isRequired
            isTicked={answers.isConfirmed}
            onChange={(isConfirmed) => flow.answer({ isConfirmed })}
            error={told.isConfirmed}
          />
        </>
      );
    default:
      return exhausted(step);
  }
});
