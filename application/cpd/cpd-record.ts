import { makeAutoObservable } from "mobx";

import type { AnnualDeclaration } from "../../domain/cpd/history.ts";
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
  readonly #customer: Customer;

  constructor(register: CpdRegister, customer: Customer, failures: Failures) {
    this.#customer = customer;
    this.overview = new Resource(() => register.overview(), failures.raise);
    this.history = new Resource(() => register.history(), failures.raise);
    makeAutoObservable(this, { overview: false, history: false }, { autoBind: true });
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

  /** Invalidates everything; refetches the overview now and the history on the next view. CPD-09 */
  async refresh(): Promise<void> {
    this.history.clear();
    await Promise.all([this.overview.load(), this.#customer.notifications.load()]);
  }
}
