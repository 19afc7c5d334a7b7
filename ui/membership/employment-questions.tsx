import { observer } from "mobx-react-lite";
import { limitHint } from "../../domain/kernel/field-rules.ts";
import { hasEmployer } from "../../domain/membership/application.ts";
import { employmentLimits } from "../../domain/my-details/employment.ts";
import { CheckboxGroup } from "../parts/checkbox-group.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { StepQuestions } from "../parts/step-questions.tsx";
import { TextField } from "../parts/text-field.tsx";
import type { QuestionsProps } from "./application-props.ts";
import { questions } from "./membership-words.ts";

/** Employment: of someone who is not employed no employer is asked for. MEMB-05 */
export const EmploymentQuestions = observer((props: QuestionsProps) => {
  const { texts, flow, choices, field } = props;
  const { answers } = flow;
  return (
    <StepQuestions>
      <SelectField
        {...field("employmentCategory")}
        label={questions.employmentCategory}
        isRequired
        options={choices.employment.membershipEmploymentCategories}
        chosen={answers.employmentCategory}
        onChoose={(employmentCategory) => flow.answer({ employmentCategory })}
      />
      {hasEmployer(answers) && <Employer {...props} />}
      <CheckboxGroup
        question={questions.professionalQualifications}
        help={<RichText text={texts.qualifications.help} />}
        options={choices.employment.professionalQualifications}
        ticked={answers.professionalQualifications}
        onChange={(professionalQualifications) => flow.answer({ professionalQualifications })}
      />
    </StepQuestions>
  );
});

const Employer = observer(({ flow, choices, field }: QuestionsProps) => {
  const { answers } = flow;
  return (
    <>
      <SelectField
        {...field("businessCategory")}
        label={questions.businessCategory}
        isRequired
        options={choices.employment.businessCategories}
        chosen={answers.businessCategory}
        onChoose={(businessCategory) => flow.answer({ businessCategory })}
      />
      <TextField
        id="membership-companyName"
        label={questions.companyName}
        hint={limitHint(employmentLimits.companyName)}
        maxLength={employmentLimits.companyName}
        autoComplete="organization"
        value={answers.companyName}
        onChange={(companyName) => flow.answer({ companyName })}
      />
      <TextField
        id="membership-jobTitle"
        label={questions.jobTitle}
        hint={limitHint(employmentLimits.jobTitle)}
        maxLength={employmentLimits.jobTitle}
        autoComplete="organization-title"
        value={answers.jobTitle}
        onChange={(jobTitle) => flow.answer({ jobTitle })}
      />
      <SelectField
        id="membership-organisationSize"
        label={questions.organisationSize}
        options={choices.employment.organisationSizes}
        chosen={answers.organisationSize}
        onChoose={(organisationSize) => flow.answer({ organisationSize })}
      />
    </>
  );
});
