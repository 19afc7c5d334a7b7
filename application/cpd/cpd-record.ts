import { makeAutoObservable } from "mobx";

import type { AnnualDeclaration } from "../../domain/cpd/history.ts";
import type { LoggedYear } from "../../domain/cpd/log.ts";
import {
  cpdStatusOf,
  declaresCpd,
  toDeclareOf,
  type CpdOverview,
  type CpdStatus,
  type ToDeclare,
} from "../../domain/cpd/status.ts";
import type { CpdRegister } from "../ports/institute.ts";
import type { Customer } from "../shell/customer.ts";
import type { Failures } from "../shell/failures.ts";
import { Resource } from "../shell/resource.ts";

/** Loads and holds the member's CPD record. */
export class CpdRecord {
  readonly overview: Resource<CpdOverview>;
  readonly history: Resource<readonly AnnualDeclaration[]>;
  readonly #log: Resource<readonly LoggedYear[]>;
  readonly #isLogAnnounced: boolean;
  readonly #customer: Customer;

  /** `isLogAnnounced`: whether members log their CPD here. LOG-06 */
  constructor(register: CpdRegister, customer: Customer, failures: Failures, isLogAnnounced: boolean) {
    this.#customer = customer;
    this.#isLogAnnounced = isLogAnnounced;
    this.#log = new Resource(() => register.log(), failures.raise);
    this.overview = new Resource(() => register.overview(), failures.raise);
    this.history = new Resource(() => register.history(), failures.raise);
    makeAutoObservable(this, { overview: false, history: false }, { autoBind: true });
  }

  /** The log by year, latest first; undefined where it is kept elsewhere, and for who keeps none. LOG-01, LOG-06 */
  get log(): Resource<readonly LoggedYear[]> | undefined {
    return this.#isLogAnnounced && this.#customer.keepsCpd ? this.#log : undefined;
  }

  /** Undefined until the overview has loaded. CPD-01 */
  get status(): CpdStatus | undefined {
    return this.overview.value && cpdStatusOf(this.overview.value);
  }

  /** Whether the customer declares CPD; false until the overview has loaded. CPD-02 */
  get declares(): boolean {
    return this.overview.value !== undefined && declaresCpd(this.overview.value.code, this.#customer.isRetired);
  }

  /** The declaration that is due; undefined when none is or the overview has not loaded. CPD-02 */
  get toDeclare(): ToDeclare | undefined {
    return this.overview.value && toDeclareOf(this.overview.value, this.#customer.isRetired);
  }

  /** Invalidates everything; refetches the overview now, history and log on the next view. CPD-09 */
  async refresh(): Promise<void> {
    this.history.clear();
    this.#log.clear();
    await Promise.all([this.overview.load(), this.#customer.notifications.load()]);
  }
}
