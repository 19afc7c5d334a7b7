import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdRoute } from "../../domain/cpd/declaration.ts";
import { cpdRoutes } from "../../domain/cpd/declaration.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { Checkbox } from "../parts/checkbox.tsx";
import { ChoiceGroup } from "../parts/choice-group.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepFrame } from "../parts/step-frame.tsx";
import { asYesOrNo, yesAndNo } from "../parts/yes-or-no.ts";
import { cpdValues } from "./cpd-values.ts";
import { answersSoFar, questions, routeNames } from "./declaration-words.ts";

interface DeclarationQuestionProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
  readonly overview: CpdOverview;
}

const fieldId = "declaration-answer";
const required = "This field is required";

/** One question of the declaration. CPD-05 to CPD-08 */
export const DeclarationQuestion = observer((props: DeclarationQuestionProps) => {
  const { flow } = props;
  const missing = flow.mayContinue ? [] : [{ fieldId, message: required }];
  return (
    <StepFrame
      steps={flow}
      submitLabel="Submit declaration"
      missing={missing}
      answers={answersSoFar(flow.answers)}
    >
      {(messages) => <Question {...props} error={messages[fieldId]} />}
    </StepFrame>
  );
});

interface QuestionProps extends DeclarationQuestionProps {
  readonly error: string | undefined;
}

const Question = observer(({ texts, flow, overview, error }: QuestionProps) => {
  const { answers } = flow;
  const values = cpdValues(overview);
  switch (flow.step) {
    case "REQUIREMENTS_MET":
      return (
        <ChoiceGroup
          key={flow.step}
          question={questions.REQUIREMENTS_MET}
          help={<RichText text={texts.requirementsMet.help} values={values} />}
          choices={yesAndNo}
          chosen={asYesOrNo(answers.isRequirementsMet)}
          onChoose={(value) => flow.answer({ isRequirementsMet: value === "Yes" })}
          error={error}
          firstId={fieldId}
        />
      );
    case "ROUTE":
      return (
        <ChoiceGroup<CpdRoute>
          key={flow.step}
          question={questions.ROUTE}
          help={<RichText text={texts.route.help} values={values} />}
          choices={cpdRoutes.map((value) => ({ value, label: routeNames[value] }))}
          chosen={answers.route}
          onChoose={(route) => flow.answer({ route })}
          error={error}
          firstId={fieldId}
        />
      );
    case "ENGAGEMENT_PARTNER":
      return (
        <ChoiceGroup
          key={flow.step}
          question={questions.ENGAGEMENT_PARTNER}
          help={<RichText text={texts.engagementPartner.help} values={values} />}
          choices={yesAndNo}
          chosen={asYesOrNo(answers.isEngagementPartner)}
          onChoose={(value) => flow.answer({ isEngagementPartner: value === "Yes" })}
          error={error}
          firstId={fieldId}
        />
      );
    default:
      return (
        <>
          <RichText text={texts.accuracyConfirmation.help} values={values} />
          <Checkbox
            id={fieldId}
            label={questions.ACCURACY_CONFIRMATION}
            isRequired
            isTicked={answers.isConfirmed}
            onChange={(isConfirmed) => flow.answer({ isConfirmed })}
            error={error}
          />
        </>
      );
  }
});
