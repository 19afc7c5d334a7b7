import { observer } from "mobx-react-lite";
import { Checkbox } from "../parts/checkbox.tsx";
import { ChoiceGroup } from "../parts/choice-group.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepQuestions } from "../parts/step-questions.tsx";
import { asYesOrNo, yesAndNo } from "../parts/yes-or-no.ts";
import type { QuestionsProps } from "./application-props.ts";
import { fieldId, questions } from "./membership-words.ts";

/** Convictions and public practice; each yes is confirmed. MEMB-04 */
export const ConvictionsQuestions = observer(({ texts, flow, shownProblems }: QuestionsProps) => {
  const { answers } = flow;
  return (
    <StepQuestions>
      <ChoiceGroup
        question={questions.hasConvictions}
        choices={yesAndNo}
        chosen={asYesOrNo(answers.hasConvictions)}
        onChoose={(value) => flow.answer({ hasConvictions: value === "Yes" })}
        error={shownProblems.hasConvictions}
        firstId={fieldId("hasConvictions")}
      />
      {answers.hasConvictions && (
        <Checkbox
          id={fieldId("confirmedPermission")}
          label={questions.confirmedPermission}
          isRequired
          isTicked={answers.confirmedPermission}
          onChange={(confirmedPermission) => flow.answer({ confirmedPermission })}
          error={shownProblems.confirmedPermission}
        />
      )}
      <ChoiceGroup
        question={questions.publicPractice}
        help={<RichText text={texts.publicPractice.help} />}
        choices={yesAndNo}
        chosen={asYesOrNo(answers.publicPractice)}
        onChoose={(value) => flow.answer({ publicPractice: value === "Yes" })}
        error={shownProblems.publicPractice}
        firstId={fieldId("publicPractice")}
      />
      {answers.publicPractice && (
        <Checkbox
          id={fieldId("publicPracticeConfirmed")}
          label={questions.publicPracticeConfirmed}
          isRequired
          isTicked={answers.publicPracticeConfirmed}
          onChange={(publicPracticeConfirmed) => flow.answer({ publicPracticeConfirmed })}
          error={shownProblems.publicPracticeConfirmed}
        />
      )}
    </StepQuestions>
  );
});
