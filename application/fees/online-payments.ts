import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { FeesStatement } from "../../domain/fees/account.ts";
import type { OnlinePayment, PaymentChoice } from "../../domain/fees/paying.ts";
import type { PaymentDesk } from "../ports/institute.ts";
import type { CallFailure } from "../ports/result.ts";
import type { Customer } from "../shell/customer.ts";
import { Resource } from "../shell/resource.ts";

/** The services that online payments need. */
export interface PaymentServices {
  readonly desk: PaymentDesk;
  readonly customer: Customer;
  readonly statement: Resource<FeesStatement>;
  readonly onThrown: (error: unknown) => void;
  /** Opens an address in this tab. D-63 */
  readonly leaveFor: (address: string) => void;
}

/** The customer's payments on the pages of a payment provider. DATE-04, CASH-02 */
export class OnlinePayments {
  /** Reference of the newest charge to pay; everything when absent. */
  upTo: string | undefined = undefined;
  isBeginning = false;
  /** Why the latest attempt did not begin. */
  failure: CallFailure | undefined = undefined;
  readonly #services: PaymentServices;
  readonly #payments = new Map<string, Resource<OnlinePayment>>();
  readonly #followed = new Set<string>();

  constructor(services: PaymentServices) {
    this.#services = services;
    makeAutoObservable(this, { failure: observableRef, paymentOf: false }, { autoBind: true });
  }

  choose(upTo: string): void {
    this.upTo = upTo;
  }

  /** Begins a payment and leaves for the provider's page. A second press while it begins has no effect. */
  async begin({ upTo, amount }: PaymentChoice): Promise<void> {
    if (this.isBeginning) return;
    this.isBeginning = true;
    this.failure = undefined;
    const { desk, leaveFor } = this.#services;
    const begun = await desk.begin({ upTo, amount });
    runInAction(() => {
      this.isBeginning = false;
      if (!begun.ok) this.failure = begun.reason;
    });
    if (begun.ok) leaveFor(begun.value.address);
    // Perhaps because an earlier payment has arrived, which may have ended a suspension.
    else if (begun.reason.code === "OWED_CHANGED") await this.#refetch();
  }

  /** Returns to a payment that is still open. */
  resume({ address }: OnlinePayment): void {
    if (address !== undefined) this.#services.leaveFor(address);
  }

  /** Reads the outcome of a payment from the institute. Refetches the account once it is paid. */
  paymentOf(reference: string): Resource<OnlinePayment> {
    const known = this.#payments.get(reference);
    if (known) return known;
    const { desk, onThrown } = this.#services;
    const payment = new Resource(async () => {
      const asked = await desk.payment(reference);
      if (asked.ok && asked.value.state === "PAID") await this.#follow(reference);
      return asked;
    }, onThrown);
    this.#payments.set(reference, payment);
    return payment;
  }

  async #follow(reference: string): Promise<void> {
    if (this.#followed.has(reference)) return;
    this.#followed.add(reference);
    await this.#refetch();
  }

  /** Refetches what a payment may have changed. */
  async #refetch(): Promise<void> {
    const { customer, statement } = this.#services;
    const changed = [customer.profile, customer.balance, customer.notifications, statement];
    await Promise.all(changed.map((resource) => resource.refresh()));
  }
}
