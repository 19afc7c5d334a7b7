import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode } from "react";
import type { ContentPages } from "../../application/content/content-pages.ts";
import { partOf, type EmploymentDetails, type EmploymentValues } from "../../application/my-details/employment-details.ts";
import type { LookupOption } from "../../application/ports/personal-records.ts";
import { limitHint } from "../../domain/kernel/field-rules.ts";
import type { EmploymentDetailsContent } from "../../domain/my-details/content.ts";
import {
  employmentFields,
  employmentLimits,
  fieldsShown,
  type EmploymentField,
  type EmploymentPart,
} from "../../domain/my-details/employment.ts";
import type { FieldName } from "../parts/error-summary.tsx";
import { FormSection } from "../parts/form-section.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { Page } from "../parts/page.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { TextField } from "../parts/text-field.tsx";
import styles from "../parts/warning.module.css";
import { SaveFailedBanner } from "./save-failed-banner.tsx";

const askedFor = (label: string, isChosen: boolean): string => {
  const named = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return `${isChosen ? "Choose" : "Enter"} ${/^[aeiou]/.test(named) ? "an" : "a"} ${named}`;
};

export interface EmploymentDetailsPageProps {
  readonly content: ContentPages;
  readonly employment: EmploymentDetails;
}

/** Where a person works, and as what. EMPL-01 */
export const EmploymentDetailsPage = observer(({ content, employment }: EmploymentDetailsPageProps) => (
  <PageContent texts={content.page("employment-details")} shows={[employment.lookups, employment.record]}>
    {(texts) => (
      <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
        <SaveFailedBanner outcome={employment.form.outcome} />
        <ResourceView resource={employment.lookups} label="choices">
          {() => (
            <ResourceView
              resource={employment.record}
              label="your employment details"
              lines={6}
            >
              {() => <Employment texts={texts} employment={employment} />}
            </ResourceView>
          )}
        </ResourceView>
      </Page>
    )}
  </PageContent>
));

const autoCompletes = { companyName: "organization", jobTitle: "organization-title" } as const;

/** By which the fields refer to what says why they are locked. */
const lockId = "employer-locked";

interface EmploymentProps {
  readonly texts: EmploymentDetailsContent;
  readonly employment: EmploymentDetails;
}

const Employment = observer(({ texts, employment }: EmploymentProps) => {
  const { form } = employment;
  const fields = fieldsShown(texts.fields);
  useEffect(() => {
    employment.ask(fieldsShown(texts.fields));
    return employment.sections.watch();
  }, [employment, texts]);
  const lookups = employment.lookups.value;
  const optionsOf = (field: EmploymentField): readonly LookupOption[] | undefined =>
    ({
      CompanyName: undefined,
      JobTitle: undefined,
      BusinessCategory: lookups?.businessCategories,
      EmploymentCategory: lookups?.employmentCategories,
      OrganisationSize: lookups?.organisationSizes,
      JobCategory: lookups?.jobCategories,
    })[field];
  const labelOf = (field: EmploymentField): string => texts.labels[field] ?? field;
  const shown = (field: EmploymentField, values: EmploymentValues): string => {
    const value = values[partOf(field)];
    return optionsOf(field)?.find((option) => option.value === value)?.label ?? value;
  };
  const names = Object.fromEntries(
    employmentFields.map((field) => [partOf(field), { label: labelOf(field), ask: askedFor(labelOf(field), optionsOf(field) !== undefined) }]),
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
          <Warning id={lockId}>
            <RichText text={texts.employerLocked} />
          </Warning>
        )
      }
      nothing={texts.nothing}
      isFailureToldAbove
    >
      {(field) =>
        fields.map((key) => {
          const part = partOf(key);
          const lockedBy = employment.isDisabled(key) ? lockId : undefined;
          if (part === "companyName" || part === "jobTitle")
            return (
              <TextField
                key={key}
                {...field.typed(part)}
                lockedBy={lockedBy}
                autoComplete={autoCompletes[part]}
                hint={limitHint(employmentLimits[part])}
                maxLength={employmentLimits[part]}
                isCounted
                suggestions={part === "jobTitle" ? lookups?.jobTitles.map(({ label }) => label) : undefined}
              />
            );
          const isRequired = part === "jobCategory";
          return (
            <SelectField
              key={key}
              {...field.chosen(part)}
              isRequired={isRequired}
              options={optionsOf(key) ?? []}
              {...(isRequired ? {} : { onClear: () => form.change({ [part]: "" }) })}
            />
          );
        })
      }
    </FormSection>
  );
});

interface WarningProps {
  /** By which what it is about refers to it. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Something to know before going on. Colour says nothing that its first word does not. */
const Warning = ({ id, children }: WarningProps) => (
  <div id={id} className={styles.warning} role="note">
    <strong>Warning</strong>
    {children}
  </div>
);
