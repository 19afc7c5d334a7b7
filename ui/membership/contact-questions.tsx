import { observer } from "mobx-react-lite";
import { isUkOrIreland } from "../../domain/customer/countries.ts";
import { CheckboxGroup } from "../parts/checkbox-group.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { StepQuestions } from "../parts/step-questions.tsx";
import { YesOrNoGroup } from "../parts/yes-or-no-choices.tsx";
import type { QuestionsProps } from "./application-props.ts";
import { networkOptions, questions } from "./membership-words.ts";

/** Member networks where there are any, and the directory. MEMB-06 */
export const ContactQuestions = observer((props: QuestionsProps) => {
  const { texts, flow, field } = props;
  return (
    <StepQuestions>
      {isUkOrIreland(flow.facts.countryOfResidence) && <NetworkQuestions {...props} />}
      <YesOrNoGroup
        question={questions.includeInDirectoryOfMembers}
        help={<RichText text={texts.directory.help} />}
        answer={flow.answers.includeInDirectoryOfMembers}
        onAnswer={(includeInDirectoryOfMembers) => flow.answer({ includeInDirectoryOfMembers })}
        {...field("includeInDirectoryOfMembers")}
      />
    </StepQuestions>
  );
});

const NetworkQuestions = observer(({ texts, flow, choices, field }: QuestionsProps) => (
  <>
    <RichText text={texts.networks.help} />
    <SelectField
      {...field("regionalNetwork")}
      label={questions.regionalNetwork}
      isRequired
      options={networkOptions(choices, "regional")}
      chosen={flow.answers.regionalNetwork}
      onChoose={(regionalNetwork) => flow.answer({ regionalNetwork })}
    />
    <CheckboxGroup
      question={questions.employmentNetworks}
      options={networkOptions(choices, "employment")}
      ticked={flow.answers.employmentNetworks}
      onChange={(employmentNetworks) => flow.answer({ employmentNetworks })}
    />
  </>
));
