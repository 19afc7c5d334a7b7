import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";

import type { ConsentSwitch, ConsentSwitches } from "../../domain/my-details/consent-switches.ts";
import {
  changeOf,
  moveSwitch,
  switchOf,
  switchRefused,
  switchStored,
} from "../../domain/my-details/consent-switches.ts";
import type { ConsentFacts, ConsentId, ConsentSection, Lock } from "../../domain/my-details/consents.ts";
import { offeredConsents, isDisabled, lockOf, mayAnswer } from "../../domain/my-details/consents.ts";
import type { ConsentRecord, PersonalRecords } from "../ports/personal-records.ts";
import { CallFailure } from "../ports/result.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";

const slowAfter = 5_000;

/** Subject for messages about failed saves. */
const subject = "communicationPreferences";

type ConsentServices = Pick<
  FlowServices,
  "customer" | "failures" | "failedSaves" | "navigationGuard" | "clock" | "track"
>;

/** The consents as switches, each saved individually and immediately. CONS-01 to CONS-10 */
export class ConsentSettings {
  readonly record: Resource<ConsentRecord>;
  switches: ConsentSwitches = {};
  readonly #slow = observable.set<ConsentId>();
  readonly #saved = observable.set<ConsentId>();
  #changes = 0;
  #isOnPage = false;
  readonly #records: PersonalRecords;
  readonly #services: ConsentServices;

  constructor(records: PersonalRecords, services: ConsentServices) {
    this.#records = records;
    this.#services = services;
    this.record = resourceOf(async () => {
      const changes = this.#changes;
      const record = await records.consents();
      // Ignore a response that is older than a change made meanwhile.
      if (changes === this.#changes) this.apply(record);
      return record;
    }, services.failures.raise);
    services.navigationGuard.watchBeyondPage({
      isUnsaved: () => Object.values(this.switches).some(({ isLoading }) => isLoading),
      discard: () => undefined,
    });
    makeAutoObservable(this, { record: false, switches: observableRef }, { autoBind: true });
  }

  /** Marks the page as open, so it shows outcomes itself. Returns a function that ends this. */
  watch(): () => void {
    this.#isOnPage = true;
    this.#services.failedSaves.close(subject);
    return () => {
      this.#isOnPage = false;
    };
  }

  /** Facts that decide which consents are offered; undefined until loaded. */
  get facts(): ConsentFacts | undefined {
    const { userType, countryOfResidence, onlineCountry } = this.#services.customer.person;
    const mechanisms = this.record.value?.primaryContactMechanisms;
    if (!mechanisms) return undefined;
    const { value: isOn, isLoading } = switchOf(this.switches, "importantUpdatesByEmail");
    return {
      userType,
      countryOfResidence,
      onlineCountry,
      hasEmail: mechanisms.includes("email"),
      hasMobile: mechanisms.includes("mobile"),
      importantUpdates: { isOn, isLoading },
    };
  }

  offered(section: ConsentSection): readonly ConsentId[] {
    return this.facts ? offeredConsents(section, this.facts) : [];
  }

  lockOf(consent: ConsentId): Lock | undefined {
    return this.facts && lockOf(consent, this.facts);
  }

  isDisabled(consent: ConsentId): boolean {
    return this.facts !== undefined && isDisabled(consent, this.facts);
  }

  stateOf(consent: ConsentId): ConsentSwitch {
    return switchOf(this.switches, consent);
  }

  /** Whether saving takes longer than 5 s. */
  isSlow(consent: ConsentId): boolean {
    return this.#slow.has(consent);
  }

  /** Whether the switch's last change is saved. */
  isSaved(consent: ConsentId): boolean {
    return this.#saved.has(consent);
  }

  /** Changes a switch; it shows the stored value until the outcome is known. CONS-01, CONS-02, CONS-10 */
  async move(consent: ConsentId): Promise<void> {
    const { value, isLoading } = this.stateOf(consent);
    if (isLoading || !this.facts || !mayAnswer(consent, this.facts)) return;
    this.#changes += 1;
    this.switches = moveSwitch(this.switches, consent);
    this.#saved.clear();
    const cancelSlow = this.#services.clock.after(slowAfter, () => this.slow(consent));
    try {
      const outcome = await this.#records.saveConsents(changeOf(consent, !value));
      const isStored = outcome.ok || (outcome.reason === "GENERIC" && (await this.#isOnRecord(consent, !value)));
      runInAction(() => {
        if (outcome.ok || isStored) {
          this.switches = switchStored(this.switches, consent, !value);
          this.#saved.add(consent);
          this.#services.track("consentChanged", { consent });
        } else this.#refuse(consent, outcome.reason);
      });
    } catch (error) {
      runInAction(() => this.#refuse(consent, "GENERIC"));
      throw error;
    } finally {
      this.#changes += 1;
      cancelSlow();
      runInAction(() => this.#slow.delete(consent));
    }
  }

  slow(consent: ConsentId): void {
    this.#slow.add(consent);
  }

  /** Applies stored values, except to switches with a change in progress. */
  apply({ consents }: ConsentRecord): void {
    const stored = Object.entries(consents) as [ConsentId, boolean][];
    const waiting = Object.entries(this.switches).filter(([, { isLoading }]) => isLoading);
    this.switches = {
      ...Object.fromEntries(stored.map(([consent, value]) => [consent, { value, isLoading: false }])),
      ...Object.fromEntries(waiting),
    };
    this.#saved.clear();
  }

  #refuse(consent: ConsentId, reason: Parameters<typeof switchRefused>[2]): void {
    this.switches = switchRefused(this.switches, consent, reason);
    if (!this.#isOnPage)
      this.#services.failedSaves.show({ subject, address: "/my-details/communication-preferences", isKept: false });
  }

  // After a lost response only the record shows whether the change was saved.
  async #isOnRecord(consent: ConsentId, value: boolean): Promise<boolean> {
    try {
      const { consents } = await this.#records.consents();
      return consents[consent] === value;
    } catch (error) {
      if (error instanceof CallFailure) return false;
      throw error;
    }
  }
}
