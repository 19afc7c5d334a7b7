import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode } from "react";

import type { ContentPages } from "../../application/content/content-pages.ts";
import {
  partOf,
  type EmploymentDetails,
  type EmploymentValues,
} from "../../application/my-details/employment-details.ts";
import type { ContactRecord } from "../../application/ports/personal-records.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { limitHint } from "../../domain/kernel/field-rules.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { editableSections } from "../../domain/my-details/contact.ts";
import type { EmploymentDetailsContent } from "../../domain/my-details/content.ts";
import {
  employmentFields,
  employmentLimits,
  fieldsShown,
  type EmploymentField,
  type EmploymentPart,
} from "../../domain/my-details/employment.ts";
import type { FieldName } from "../components/error-words.ts";
import { FormSection } from "../components/form-section.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { SelectField } from "../components/select-field.tsx";
import { TextField } from "../components/text-field.tsx";
import { useTexts, useFormatMessage } from "../components/texts.ts";
import { SaveFailedBanner } from "./save-failed-banner.tsx";

import styles from "../components/warning.module.css";

const isTyped = (part: EmploymentPart): part is "companyName" | "jobTitle" =>
  part === "companyName" || part === "jobTitle";

export interface EmploymentDetailsPageProps {
  readonly content: ContentPages;
  readonly employment: EmploymentDetails;
  readonly contact: Resource<ContactRecord>;
}

/** The employment details page. EMPL-01 */
export const EmploymentDetailsPage = observer(({ content, employment, contact }: EmploymentDetailsPageProps) => (
  <PageContent
    texts={content.page("employment-details")}
    shows={[employment.lookups, employment.record, ...(employment.isEmployerLocked ? [contact] : [])]}
  >
    {(texts) => (
      <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
        <SaveFailedBanner outcome={employment.form.outcome} />
        <ResourceView resource={employment.lookups} subject="employmentChoices">
          {() => (
            <ResourceView resource={employment.record} subject="employmentDetails" lines={6}>
              {() => <Employment texts={texts} employment={employment} contact={contact} />}
            </ResourceView>
          )}
        </ResourceView>
      </Page>
    )}
  </PageContent>
));

const autoCompletes = { companyName: "organization", jobTitle: "organization-title" } as const;

/** ID of the explanation that locked fields refer to. */
const lockId = "employer-locked";

interface EmploymentProps {
  readonly texts: EmploymentDetailsContent;
  readonly employment: EmploymentDetails;
  readonly contact: Resource<ContactRecord>;
}

const Employment = observer(({ texts, employment, contact }: EmploymentProps) => {
  const { form } = employment;
  const { noLongerOffered } = useTexts().form;
  const formatMessage = useFormatMessage();
  const mayEditBusinessAddress = editableSections(contact.value?.readOnly ?? {}).includes("secondaryAddress");
  const fields = fieldsShown(texts.fields);
  useEffect(() => {
    employment.ask(fieldsShown(texts.fields));
    return employment.sections.watch();
  }, [employment, texts]);
  const labelOf = (field: EmploymentField): string => texts.labels[field] ?? field;
  const shown = (field: EmploymentField, values: EmploymentValues): string => {
    const part = partOf(field);
    const value = values[part];
    if (isTyped(part) || value === "") return value;
    return (
      employment.optionsOf(part).find((option) => option.value === value)?.label ??
      fill(noLongerOffered, { name: value })
    );
  };
  const names = Object.fromEntries(
    employmentFields.map((field) => [
      partOf(field),
      { label: labelOf(field), ask: texts.asks[field] ?? labelOf(field) },
    ]),
  ) as Record<EmploymentPart, FieldName>;
  return (
    <FormSection
      id="employment"
      heading={texts.section}
      form={form}
      fields={names}
      onEdit={() => employment.sections.edit(form)}
      rows={(values) =>
        fields
          .map((field) => ({ term: labelOf(field), value: shown(field, values) }))
          .filter(({ value }) => value !== "")
      }
      notice={
        employment.isEmployerLocked && (
          <Warning id={lockId} word={texts.warning}>
            {/* A read-only address section is not linked to. EMPL-02, CONT-01 */}
            <RichText text={mayEditBusinessAddress ? texts.employerLocked : texts.employerLockedUntilAsked} />
          </Warning>
        )
      }
      nothing={texts.nothing}
      isFailureToldAbove
    >
      {(field) =>
        fields.filter(employment.isAsked).map((key) => {
          const part = partOf(key);
          const lockedBy = employment.isDisabled(key) ? lockId : undefined;
          if (isTyped(part))
            return (
              <TextField
                key={key}
                {...field.typed(part)}
                lockedBy={lockedBy}
                autoComplete={autoCompletes[part]}
                {...(lockedBy === undefined && {
                  hint: formatMessage(limitHint(employmentLimits[part])),
                  countedTo: employmentLimits[part],
                })}
                suggestions={
                  part === "jobTitle" ? employment.lookups.value?.jobTitles.map(({ label }) => label) : undefined
                }
              />
            );
          const isRequired = part === "jobCategory";
          return (
            <SelectField
              key={key}
              {...field.chosen(part)}
              isRequired={isRequired}
              options={employment.optionsOf(part)}
              {...(isRequired ? {} : { onClear: () => form.change({ [part]: "" }) })}
            />
          );
        })
      }
    </FormSection>
  );
});

interface WarningProps {
  /** Referenced by the described fields' aria-describedby. */
  readonly id: string;
  readonly word: string;
  readonly children: ReactNode;
}

/** A warning. Its first word says what its colour means. */
const Warning = ({ id, word, children }: WarningProps) => (
  <div id={id} className={styles.warning} role="note">
    <strong>{word}</strong>
    {children}
  </div>
);
