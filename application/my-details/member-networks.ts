import { makeAutoObservable } from "mobx";

import { messages, problemsIn, type Problem } from "../../domain/kernel/field-rules.ts";
import { networksOf, seesNetworks, type Network, type NetworkCategory } from "../../domain/my-details/networks.ts";
import { EditableSections } from "../flow/editable-sections.ts";
import type { Form } from "../flow/form.ts";
import type { Lookups, NetworkRecord, PersonalRecords, SaveRefusal } from "../ports/personal-records.ts";
import type { Result } from "../ports/result.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { Resource } from "../shell/resource.ts";
import { recordForm } from "./form-parts.ts";

/** Chosen networks of one category, by code. */
export interface NetworkValues {
  readonly codes: readonly string[];
}

type Save = (codes: readonly string[], version: string) => Promise<Result<undefined, SaveRefusal>>;

/** The member's networks: one regional, and any number for employment, saved per category. NETW-01, NETW-02 */
export class MemberNetworks {
  readonly record: Resource<NetworkRecord>;
  readonly all: Resource<readonly Network[]>;
  readonly regional: Form<NetworkValues>;
  readonly employment: Form<NetworkValues>;
  readonly sections: EditableSections;
  readonly #parts: FlowServices;

  constructor(records: PersonalRecords, lookups: Lookups, parts: FlowServices) {
    const { failures, navigationGuard } = parts;
    this.#parts = parts;
    this.record = new Resource(() => records.networks(), failures.raise);
    this.all = new Resource(() => lookups.networks(), failures.raise);
    this.regional = this.#form("regional", records.saveRegionalNetwork);
    this.employment = this.#form("employment", records.saveEmploymentNetworks);
    this.sections = new EditableSections([this.regional, this.employment], navigationGuard);
    makeAutoObservable(
      this,
      { record: false, all: false, regional: false, employment: false, sections: false },
      { autoBind: true },
    );
  }

  /** Whether the customer sees member networks; no while the organisation is known to have none. NETW-01 */
  get isShown(): boolean {
    const { userType, countryOfResidence } = this.#parts.customer.person;
    return seesNetworks(userType, countryOfResidence) && this.all.value?.length !== 0;
  }

  /** The resources needed to show networks, if they are shown. */
  get parts(): readonly Resource<unknown>[] {
    return this.isShown ? [this.all, this.record] : [];
  }

  offered(category: NetworkCategory): readonly Network[] {
    return networksOf(this.all.value ?? [], category);
  }

  /** Name of a network, including stored ones that are no longer offered. */
  nameOf(category: NetworkCategory, code: string): string {
    const all = [...this.offered(category), ...networksOf(this.record.value?.networks ?? [], category)];
    return all.find((network) => network.code === code)?.name ?? code;
  }

  #problemOf(category: NetworkCategory, codes: readonly string[]): Problem | undefined {
    if (codes.length === 0) return messages.required;
    const offered = this.offered(category);
    return codes.every((code) => offered.some((network) => network.code === code))
      ? undefined
      : messages.noLongerOffered;
  }

  #form(category: NetworkCategory, save: Save): Form<NetworkValues> {
    return recordForm(
      {
        name: `networks.${category}`,
        subject: category === "regional" ? "regionalNetwork" : "employmentNetworks",
        address: "/my-details/communication-preferences",
        record: this.record,
        kinds: { codes: "several" },
        read: ({ networks }): NetworkValues => ({ codes: networksOf(networks, category).map(({ code }) => code) }),
        problems: ({ codes }) => problemsIn({ codes: this.#problemOf(category, codes) }),
        shape: ({ codes }) => codes.toSorted(),
        save: ({ codes }, version) => save(codes, version),
      },
      this.#parts,
    );
  }
}
