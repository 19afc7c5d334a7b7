import { makeAutoObservable } from "mobx";

import { messages, problemsIn } from "../../domain/kernel/field-rules.ts";
import { accountShownAs, ineligibleNoteFor, type AccountChange } from "../../domain/my-details/account.ts";
import { oxfordBrookesShownAs, savedOxfordBrookes, transferShownAs } from "../../domain/my-details/transfer.ts";
import type { RegisterCardVersion } from "../../domain/retirement/register-card.ts";
import { EditableSections } from "../flow/editable-sections.ts";
import type { Form } from "../flow/form.ts";
import type { AccountRecord, PersonalRecords } from "../ports/personal-records.ts";
import type { Customer } from "../shell/customer.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";
import { bannerWords, recordForm } from "./form-parts.ts";

export interface TransferValues {
  /** "" when nothing is chosen. */
  readonly selectedOption: string;
}
export interface OxfordBrookesValues {
  /** "true", "false", or "" when unanswered. */
  readonly status: string;
}

/** The customer's account details and their two editable answers. ACCT-01 to ACCT-08 */
export class Account {
  readonly record: Resource<AccountRecord>;
  readonly answers: {
    readonly transferFIAToAcca: Form<TransferValues>;
    readonly oxfordBrookes: Form<OxfordBrookesValues>;
  };
  readonly sections: EditableSections;
  readonly #customer: Customer;

  constructor(records: PersonalRecords, services: FlowServices) {
    const { customer, failures } = services;
    this.#customer = customer;
    this.record = resourceOf(() => records.account(customer.person.userType), failures.raise);
    const part = { record: this.record, words: bannerWords, address: "/my-details/account-details" };
    this.answers = {
      transferFIAToAcca: recordForm<AccountRecord, TransferValues, undefined>(
        {
          ...part,
          name: "account.transfer",
          subject: "transfer",
          kinds: { selectedOption: "words" },
          mayEdit: () => this.record.value !== undefined && transferShownAs(this.record.value) === "editable",
          read: ({ transferFIAToAcca }) => ({ selectedOption: transferFIAToAcca?.selectedOption ?? "" }),
          problems: ({ selectedOption }) =>
            problemsIn({ selectedOption: selectedOption === "" ? messages.required : undefined }),
          save: ({ selectedOption }, version) =>
            records.saveAccount({ transferFIAToAcca: { selectedOption } }, version),
        },
        services,
      ),
      oxfordBrookes: recordForm<AccountRecord, OxfordBrookesValues, undefined>(
        {
          ...part,
          name: "account.oxfordBrookes",
          subject: "oxfordBrookes",
          kinds: { status: "words" },
          mayEdit: () => oxfordBrookesShownAs(this.record.value?.oxfordBrookes) === "editable",
          read: ({ oxfordBrookes }) => ({ status: oxfordBrookes?.status ?? "" }),
          problems: ({ status }) => problemsIn({ status: status === "" ? messages.required : undefined }),
          save: ({ status }, version) => records.saveAccount({ oxfordBrookes: savedOxfordBrookes(status) }, version),
        },
        services,
      ),
    } satisfies Readonly<Record<keyof AccountChange, unknown>>;
    this.sections = new EditableSections(Object.values(this.answers), services.navigationGuard);
    makeAutoObservable(this, { record: false, answers: false, sections: false }, { autoBind: true });
  }

  /** What the page shows. ACCT-07 */
  get shownAs(): ReturnType<typeof accountShownAs> {
    return accountShownAs(this.#customer.knownNotifications);
  }

  /** The note about ineligible retirement. ACCT-06 */
  ineligibleNote(cameForRegister: boolean): RegisterCardVersion | undefined {
    const retirementCriteria = this.record.value?.retirementCriteria;
    return ineligibleNoteFor({ ...this.#customer.person, cameForRegister, retirementCriteria });
  }
}
