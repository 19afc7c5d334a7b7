import type { FastifyBaseLogger } from "fastify";

import { paymentAddress } from "../../../../../domain/customer/routes.ts";
import { paymentChoices } from "../../../../../domain/fees/paying.ts";
import { debtsOf } from "../../../../../domain/fees/settling.ts";
import { yearOf } from "../../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { lockCustomer } from "../../../platform/customers/customers.store.ts";
import { RefusalError, unavailable } from "../../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import { messageOf } from "../../../platform/messages.ts";
import type { PaymentProvider } from "../../../platform/payments/payment-provider.ts";
import { inTransaction, type Database } from "../../../platform/storage/storage.ts";
import { newReference } from "../../submissions/reference.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { ledgerOf } from "../fees.store.ts";
import { followPayment, recordOutcome } from "./follow-payment.ts";
import {
  addOnlinePayment,
  itemsOf,
  storeBegunPayment,
  unfinishedPaymentsOf,
  type OnlinePaymentRow,
} from "./online-payments.store.ts";

/** The choice of a payer: all charges up to one, and the sum that they were shown. */
export interface ChosenPayment {
  /** Reference of the newest charge to pay. */
  readonly upTo: string;
  readonly amount: Pence;
}

/** A begun payment, and the provider's page where it is made. */
export interface ReadyPayment {
  readonly reference: string;
  readonly address: string;
}

/** Dependencies of online payments. */
export interface PaymentServices {
  /** Undefined where members pay on pages of another system. */
  readonly provider: PaymentProvider | undefined;
  readonly portalUrl: string;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** The payment provider; throws a refusal where there is none. */
export const assertPaymentsOffered = (provider: PaymentProvider | undefined): PaymentProvider => {
  if (provider) return provider;
  throw new RefusalError("unknown", "NOT_FOUND", "There are no payments here.");
};

/** The payment to continue, or open payments of other choices that have to end first. */
type Prepared = { readonly payment: OnlinePaymentRow } | { readonly inTheWay: readonly OnlinePaymentRow[] };

const prepare = async (
  { now, today }: ActionContext,
  database: Database,
  customerId: string,
  { upTo, amount }: ChosenPayment,
): Promise<Prepared> => {
  await lockCustomer(database, customerId);
  const unfinished = await unfinishedPaymentsOf(database, customerId);
  if (unfinished.some(({ state }) => state === "CONFIRMING"))
    throw wordedRefusal("conflict", "PAYMENT_BEING_CONFIRMED");
  const choice = paymentChoices(debtsOf(await ledgerOf(database, customerId))).find((each) => each.upTo === upTo);
  if (choice?.amount !== amount) throw wordedRefusal("conflict", "OWED_CHANGED");
  const items = choice.items.map(({ reference, description, open }) => ({ reference, description, amount: open }));
  const isSame = (row: OnlinePaymentRow): boolean => row.items === JSON.stringify(items);
  const inTheWay = unfinished.filter((row) => !isSame(row));
  if (inTheWay.length > 0) return { inTheWay };
  const [open] = unfinished;
  if (open) return { payment: open };
  const at = now.getTime();
  const payment: OnlinePaymentRow = {
    reference: newReference(`PAY-${yearOf(today)}`),
    customerId,
    amount,
    items: JSON.stringify(items),
    state: "OPEN",
    providerId: null,
    address: null,
    startedAt: at,
    changedAt: at,
  };
  await addOnlinePayment(database, payment);
  return { payment };
};

/** Ends an open payment at the provider, and records what became of it. */
const end = async (context: ActionContext, provider: PaymentProvider, { reference, providerId }: OnlinePaymentRow) => {
  const outcome = providerId === null ? ({ state: "ENDED" } as const) : await provider.end(providerId);
  if (outcome.state === "OPEN") throw unavailable();
  await recordOutcome(context, reference, outcome);
};

const begin = async (
  context: ActionContext,
  { provider, portalUrl }: { readonly provider: PaymentProvider; readonly portalUrl: string },
  customerId: string,
  chosen: ChosenPayment,
): Promise<ReadyPayment> => {
  const { database, rules } = context;
  for (const { reference } of await unfinishedPaymentsOf(database, customerId))
    await followPayment(context, provider, reference);
  const prepared = () => inTransaction(database, (transaction) => prepare(context, transaction, customerId, chosen));
  let ready = await prepared();
  while ("inTheWay" in ready) {
    for (const payment of ready.inTheWay) await end(context, provider, payment);
    ready = await prepared();
  }
  const { reference, amount, address, ...payment } = ready.payment;
  if (address !== null) return { reference, address };
  const items = itemsOf(payment);
  const begun = await provider.begin({
    reference,
    amount,
    currency: rules.currency,
    items,
    returnTo: `${portalUrl}/#${paymentAddress(reference)}`,
  });
  await storeBegunPayment(database, reference, begun);
  return { reference, address: begun.address };
};

/**
 * Begins a payment at the provider. The same choice again leads to the same payment, so that two clicks or two tabs
 * cannot pay twice; another choice ends the earlier payment first. Refused while a payment is being confirmed, when
 * something else is owed than was shown, and while the provider does not answer. Opens its own transactions. DATE-04,
 * CASH-02
 */
export const beginPayment = async (
  context: ActionContext,
  { provider, portalUrl, log }: PaymentServices,
  customerId: string,
  chosen: ChosenPayment,
): Promise<ReadyPayment> => {
  try {
    return await begin(context, { provider: assertPaymentsOffered(provider), portalUrl }, customerId, chosen);
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    log.error({ reason: messageOf(error) }, "a payment could not be begun");
    throw unavailable();
  }
};
