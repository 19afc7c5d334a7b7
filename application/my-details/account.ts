import { makeAutoObservable } from "mobx";
import type { AnswerShape } from "../../domain/kernel/answers.ts";
import { messages, problemsIn, type Problems } from "../../domain/kernel/field-rules.ts";
import { accountShownAs, ineligibleNoteFor, type AccountChange } from "../../domain/my-details/account.ts";
import { savedOxfordBrookes } from "../../domain/my-details/transfer.ts";
import type { RegisterCardVersion } from "../../domain/retirement/register-card.ts";
import type { Form } from "../flow/form.ts";
import type { FieldOf } from "../flow/form-definition.ts";
import { EditableSections } from "../flow/editable-sections.ts";
import type { AccountRecord, PersonalRecords } from "../ports/personal-records.ts";
import type { Customer } from "../shell/customer.ts";
import type { Failures } from "../shell/failures.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";
import { bannerWords, formOf, type FormParts } from "./form-parts.ts";

export interface TransferValues {
  /** "" while nothing was chosen. */
  readonly selectedOption: string;
}
export interface OxfordBrookesValues {
  /** "true" or "false"; "" while it was not answered. */
  readonly status: string;
}

/** What the register holds about a person, and the two answers they may give. ACCT-01 to ACCT-08 */
export class Account {
  readonly record: Resource<AccountRecord>;
  readonly answers: { readonly transferFIAToAcca: Form<TransferValues>; readonly oxfordBrookes: Form<OxfordBrookesValues> };
  readonly sections: EditableSections;
  readonly #records: PersonalRecords;
  readonly #customer: Customer;
  readonly #parts: FormParts;

  constructor(records: PersonalRecords, customer: Customer, failures: Failures, parts: FormParts) {
    this.#records = records;
    this.#customer = customer;
    this.#parts = parts;
    this.record = resourceOf(() => records.account(customer.person.userType), failures.raise);
    const transferFIAToAcca = this.#form<TransferValues>(
      "transfer",
      { selectedOption: "words" },
      (record) => ({ selectedOption: record.transferFIAToAcca?.selectedOption ?? "" }),
      ({ selectedOption }) => ({ transferFIAToAcca: { selectedOption } }),
      ({ selectedOption }) => problemsIn({ selectedOption: selectedOption === "" ? messages.required : undefined }),
    );
    const oxfordBrookes = this.#form<OxfordBrookesValues>(
      "oxfordBrookes",
      { status: "words" },
      (record) => ({ status: record.oxfordBrookes?.status ?? "" }),
      ({ status }) => ({ oxfordBrookes: savedOxfordBrookes(status) }),
      ({ status }) => problemsIn({ status: status === "" ? messages.required : undefined }),
    );
    this.answers = { transferFIAToAcca, oxfordBrookes } satisfies Readonly<Record<keyof AccountChange, unknown>>;
    this.sections = new EditableSections(Object.values(this.answers), parts.navigationGuard);
    makeAutoObservable(this, { record: false, answers: false, sections: false }, { autoBind: true });
  }

  /** ACCT-07 */
  get shownAs(): ReturnType<typeof accountShownAs> {
    return accountShownAs(this.#customer.knownNotifications);
  }

  /** ACCT-06 */
  ineligibleNote(cameForRegister: boolean): RegisterCardVersion | undefined {
    return ineligibleNoteFor({
      cameForRegister,
      isRetired: this.#customer.person.isRetired,
      isFellow: this.#customer.person.isFellow,
      retirementCriteria: this.record.value?.retirementCriteria,
    });
  }

  #form<Values extends object>(
    name: string,
    kinds: AnswerShape<Values>,
    read: (record: AccountRecord) => Values,
    written: (values: Values) => AccountChange,
    problems: (values: Values) => Problems<FieldOf<Values>>,
  ): Form<Values> {
    const save = (values: Values, version: string) => this.#records.saveAccount(written(values), version);
    return formOf({ name: `account.${name}`, record: this.record, kinds, read, problems, save, words: bannerWords }, this.#parts);
  }
}
