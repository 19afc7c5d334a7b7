import type {
  BegunPayment,
  PaymentProvider,
  PaymentToTake,
  ProviderOutcome,
} from "../platform/payments/payment-provider.ts";

/** The choices of a payer at the stand-in. */
export const choices = ["pay", "pay later", "be refused"] as const;
export type Choice = (typeof choices)[number];

/** A payment at the stand-in, until the process stops. */
interface KeptPayment extends PaymentToTake {
  readonly state: ProviderOutcome["state"];
  /** When a payment that is being confirmed arrives, in milliseconds. */
  readonly arrivesAt?: number;
}

/** How long the stand-in takes to confirm a payment that arrives later, in milliseconds. */
const confirmationTakes = 30_000;

const stateAfter: Readonly<Record<Choice, ProviderOutcome["state"]>> = {
  pay: "PAID",
  "pay later": "CONFIRMING",
  "be refused": "FAILED",
};

interface PaymentCentreDependencies {
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Stands in for a payment provider during a trial: asks for no card, and takes no money. DATE-04 */
export class PaymentCentre implements PaymentProvider {
  readonly #dependencies: PaymentCentreDependencies;
  readonly #payments = new Map<string, KeptPayment>();

  constructor(dependencies: PaymentCentreDependencies) {
    this.#dependencies = dependencies;
  }

  begin(payment: PaymentToTake): Promise<BegunPayment> {
    const { reference } = payment;
    if (!this.#payments.has(reference)) this.#payments.set(reference, { ...payment, state: "OPEN" });
    return Promise.resolve({
      providerId: reference,
      address: `${this.#dependencies.publicUrl}/outside/payments/${reference}`,
    });
  }

  outcomeOf(providerId: string): Promise<ProviderOutcome> {
    const payment = this.find(providerId);
    const { state = "ENDED", amount = 0 } = payment ?? {};
    return Promise.resolve(state === "PAID" ? { state, amount } : { state });
  }

  end(providerId: string): Promise<ProviderOutcome> {
    const payment = this.find(providerId);
    if (payment?.state === "OPEN") this.#payments.set(providerId, { ...payment, state: "ENDED" });
    return this.outcomeOf(providerId);
  }

  /** A payment as it is now; undefined when the process was restarted since it began. */
  find(reference: string): KeptPayment | undefined {
    const payment = this.#payments.get(reference);
    if (payment?.arrivesAt === undefined || payment.arrivesAt > this.#dependencies.now().getTime()) return payment;
    return { ...payment, state: "PAID" };
  }

  /** Does something with an open payment; one that is not open stays as it is. */
  carryOut(reference: string, choice: Choice): void {
    const payment = this.find(reference);
    if (payment?.state !== "OPEN") return;
    const arrivesAt =
      choice === "pay later" ? { arrivesAt: this.#dependencies.now().getTime() + confirmationTakes } : {};
    this.#payments.set(reference, { ...payment, state: stateAfter[choice], ...arrivesAt });
  }
}
