import { makeAutoObservable } from "mobx";

import type { Problems } from "../../domain/kernel/field-rules.ts";
import {
  type ChosenPart,
  type EmploymentField,
  type EmploymentPart,
  employmentParts,
  employmentProblems,
  employmentSaveOf,
  isEmployerLocked,
  isFieldDisabled,
  type OfferedEmployment,
} from "../../domain/my-details/employment.ts";
import { EditableSections } from "../flow/editable-sections.ts";
import type { Form } from "../flow/form.ts";
import type {
  EmploymentLookups,
  LookupOption,
  Lookups,
  EmploymentRecord,
  PersonalRecords,
} from "../ports/personal-records.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";
import { bannerWords, recordForm } from "./form-parts.ts";

const parts = Object.values(employmentParts);

/** The list of options for each choice. */
const lists = {
  businessCategory: "businessCategories",
  employmentCategory: "employmentCategories",
  organisationSize: "organisationSizes",
  jobCategory: "jobCategories",
} as const satisfies Readonly<Record<ChosenPart, keyof EmploymentLookups>>;

/** Form state; "" means empty. */
export type EmploymentValues = Readonly<Record<EmploymentPart, string>>;

/** Maps a field key from content to its part. EMPL-01 */
export const partOf = (field: EmploymentField): EmploymentPart => employmentParts[field];

/** Employment details. EMPL-01 to EMPL-05 */
export class EmploymentDetails {
  readonly record: Resource<EmploymentRecord>;
  readonly lookups: Resource<EmploymentLookups>;
  readonly form: Form<EmploymentValues>;
  readonly sections: EditableSections;
  /** The fields that content lists. EMPL-01 */
  shown: readonly EmploymentField[] = [];
  readonly #records: PersonalRecords;

  constructor(records: PersonalRecords, lookups: Lookups, services: FlowServices) {
    const { customer, failures, navigationGuard } = services;
    this.#records = records;
    this.record = resourceOf(() => records.employment(customer.person.userType), failures.raise);
    this.lookups = resourceOf(() => lookups.employment(customer.person.userType), failures.raise);
    this.form = this.#form(services);
    this.sections = new EditableSections([this.form], navigationGuard);
    makeAutoObservable(this, { record: false, lookups: false, form: false, sections: false }, { autoBind: true });
  }

  ask(fields: readonly EmploymentField[]): void {
    this.shown = fields;
  }

  /** Whether company name and job title are locked. EMPL-02 */
  get isEmployerLocked(): boolean {
    return this.record.value !== undefined && isEmployerLocked(this.record.value);
  }

  isDisabled(field: EmploymentField): boolean {
    return this.record.value !== undefined && isFieldDisabled(field, this.record.value);
  }

  /** Whether somebody can be asked for a field: a choice needs options. EMPL-01 */
  isAsked(field: EmploymentField): boolean {
    const part = partOf(field);
    return part === "companyName" || part === "jobTitle" || this.optionsOf(part).length > 0;
  }

  /** The options of a choice. */
  optionsOf(part: ChosenPart): readonly LookupOption[] {
    return this.lookups.value?.[lists[part]] ?? [];
  }

  get #offered(): OfferedEmployment {
    const parts = Object.keys(lists) as ChosenPart[];
    return Object.fromEntries(parts.map((part) => [part, this.optionsOf(part).map(({ value }) => value)]));
  }

  #form(services: FlowServices): Form<EmploymentValues> {
    const asEmployment = (values: EmploymentValues) => ({
      ...values,
      businessAddressAvailable: this.record.value?.businessAddressAvailable ?? ("Y" as const),
    });
    return recordForm(
      {
        name: "employment",
        subject: "employment",
        address: "/my-details/employment-details",
        record: this.record,
        kinds: Object.fromEntries(parts.map((part) => [part, "words"])) as Record<EmploymentPart, "words">,
        read: (record) =>
          Object.fromEntries(parts.map((part) => [part, record[part] ?? ""])) as Record<EmploymentPart, string>,
        problems: (values): Problems<EmploymentPart> =>
          employmentProblems(asEmployment(values), this.shown, this.#offered),
        shape: (values) => employmentSaveOf(asEmployment(values)),
        save: (values, version) => this.#records.saveEmployment(employmentSaveOf(asEmployment(values)), version),
        words: bannerWords,
      },
      services,
    );
  }
}
