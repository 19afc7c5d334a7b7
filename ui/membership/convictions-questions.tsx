import { observer } from "mobx-react-lite";
import { Checkbox } from "../parts/checkbox.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepQuestions } from "../parts/step-questions.tsx";
import { YesOrNoGroup } from "../parts/yes-or-no-choices.tsx";
import type { QuestionsProps } from "./application-props.ts";
import { questions } from "./membership-words.ts";

/** Convictions and public practice; each yes is confirmed. MEMB-04 */
export const ConvictionsQuestions = observer(({ texts, flow, field }: QuestionsProps) => {
  const { answers } = flow;
  return (
    <StepQuestions>
      <YesOrNoGroup
        question={questions.hasConvictions}
        answer={answers.hasConvictions}
        onAnswer={(hasConvictions) => flow.answer({ hasConvictions })}
        {...field("hasConvictions")}
      />
      {answers.hasConvictions && (
        <Checkbox
          {...field("confirmedPermission")}
          label={questions.confirmedPermission}
          isRequired
          isTicked={answers.confirmedPermission}
          onChange={(confirmedPermission) => flow.answer({ confirmedPermission })}
        />
      )}
      <YesOrNoGroup
        question={questions.publicPractice}
        help={<RichText text={texts.publicPractice.help} />}
        answer={answers.publicPractice}
        onAnswer={(publicPractice) => flow.answer({ publicPractice })}
        {...field("publicPractice")}
      />
      {answers.publicPractice && (
        <Checkbox
          {...field("publicPracticeConfirmed")}
          label={questions.publicPracticeConfirmed}
          isRequired
          isTicked={answers.publicPracticeConfirmed}
          onChange={(publicPracticeConfirmed) => flow.answer({ publicPracticeConfirmed })}
        />
      )}
    </StepQuestions>
  );
});
