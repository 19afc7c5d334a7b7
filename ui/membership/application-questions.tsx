import { observer } from "mobx-react-lite";

import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import type { EvidenceFiles } from "../../application/evidence/evidence-files.ts";
import type { SentEvidence } from "../../application/evidence/sent-evidence.ts";
import type { MembershipApplicationFlow, Choices } from "../../application/membership/membership-application.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { limitHint } from "../../domain/kernel/field-rules.ts";
import type { ApplicationStanding } from "../../domain/membership/application-standing.ts";
import { asksFor, asksForNetworks, hasEmployer, type MembershipAnswers } from "../../domain/membership/application.ts";
import type { ApplyForMembershipContent } from "../../domain/membership/content.ts";
import { employmentLimits } from "../../domain/my-details/employment.ts";
import { CheckboxGroup } from "../components/checkbox-group.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import type { Fields } from "../components/fields-of.ts";
import { RichText } from "../components/rich-text.tsx";
import { SelectField } from "../components/select-field.tsx";
import { StepQuestions } from "../components/step-questions.tsx";
import { TextField } from "../components/text-field.tsx";
import { useFormatMessage } from "../components/texts.ts";
import { YesOrNoGroup } from "../components/yes-or-no-choices.tsx";
import { networkOptions } from "./membership-words.ts";

/** Props of every part of the application. */
export interface ApplicationProps {
  readonly texts: ApplyForMembershipContent;
  readonly flow: MembershipApplicationFlow;
  readonly choices: Choices;
  readonly standing: Resource<ApplicationStanding | undefined>;
  /** Whether the API takes answers to what is asked about submissions. */
  readonly takesAnswers: boolean;
  readonly copies: SubmissionCopies;
  /** The files that it is sent with; undefined where none are taken. LOG-02 */
  readonly files: EvidenceFiles | undefined;
  /** The files that were sent; undefined where none are taken. LOG-02 */
  readonly evidence: SentEvidence | undefined;
}

/** Props of a step's questions. */
export interface QuestionsProps extends ApplicationProps {
  readonly field: Fields<MembershipAnswers>;
}

/** Convictions and public practice; each yes needs a confirmation. MEMB-04 */
export const ConvictionsQuestions = observer(({ texts, flow, field }: QuestionsProps) => (
  <StepQuestions>
    <YesOrNoGroup {...field.yesOrNo("hasConvictions")} />
    {flow.answers.hasConvictions && <Checkbox {...field.agreed("confirmedPermission")} isRequired />}
    <YesOrNoGroup {...field.yesOrNo("publicPractice")} help={<RichText text={texts.publicPractice.help} />} />
    {flow.answers.publicPractice && <Checkbox {...field.agreed("publicPracticeConfirmed")} isRequired />}
  </StepQuestions>
));

/** Employment; hides the employer when not employed. MEMB-05 */
export const EmploymentQuestions = observer(({ texts, flow, choices: { employment }, field }: QuestionsProps) => {
  const formatMessage = useFormatMessage();
  return (
    <StepQuestions>
      <SelectField
        {...field.chosen("employmentCategory")}
        isRequired
        options={employment.membershipEmploymentCategories}
      />
      {hasEmployer(flow.answers) && (
        <>
          {asksFor("businessCategory", flow.facts) && (
            <SelectField {...field.chosen("businessCategory")} isRequired options={employment.businessCategories} />
          )}
          <TextField
            {...field.typed("companyName")}
            hint={formatMessage(limitHint(employmentLimits.companyName))}
            autoComplete="organization"
          />
          <TextField
            {...field.typed("jobTitle")}
            hint={formatMessage(limitHint(employmentLimits.jobTitle))}
            autoComplete="organization-title"
          />
          {asksFor("organisationSize", flow.facts) && (
            <SelectField {...field.chosen("organisationSize")} options={employment.organisationSizes} />
          )}
        </>
      )}
      {asksFor("professionalQualifications", flow.facts) && (
        <CheckboxGroup
          {...field.several("professionalQualifications")}
          help={<RichText text={texts.qualifications.help} />}
          options={employment.professionalQualifications}
        />
      )}
    </StepQuestions>
  );
});

/** Member networks, where available, and the directory. MEMB-06 */
export const ContactQuestions = observer(({ texts, flow, choices, field }: QuestionsProps) => (
  <StepQuestions>
    {asksForNetworks(flow.facts) && (
      <>
        <RichText text={texts.networks.help} />
        {asksFor("regionalNetwork", flow.facts) && (
          <SelectField {...field.chosen("regionalNetwork")} isRequired options={networkOptions(choices, "regional")} />
        )}
        {asksFor("employmentNetworks", flow.facts) && (
          <CheckboxGroup {...field.several("employmentNetworks")} options={networkOptions(choices, "employment")} />
        )}
      </>
    )}
    <YesOrNoGroup {...field.yesOrNo("includeInDirectoryOfMembers")} help={<RichText text={texts.directory.help} />} />
  </StepQuestions>
));
