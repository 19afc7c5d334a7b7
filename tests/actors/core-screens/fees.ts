import type { Container } from "inversify";
import { contentVariantFor } from "../../../domain/customer/countries.ts";
import { downloadMessages } from "../../../domain/documents/downloads.ts";
import type { Transaction } from "../../../domain/fees/account.ts";
import { hasReceipt, transactionTypes } from "../../../domain/fees/account.ts";
import { displayDate, displayDayAndMonth } from "../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../domain/kernel/money.ts";
import { bindFees, FEES_ACCOUNT } from "../../../ui/composition/bindings/fees.ts";
import { CONTENT, CUSTOMER } from "../../../ui/composition/bindings/shell.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage } from "../screen.ts";
import { loaded } from "./loaded.ts";

const kinds = { CHARGE: "Charges", PAYMENT: "Payments" } as const;

/** Fees and transactions at core level. */
export const feesAndTransactions = (container: Container): CorePage => {
  bindFees(container);
  const account = container.get(FEES_ACCOUNT);
  const customer = container.get(CUSTOMER);
  const content = container.get(CONTENT).page("fees-and-transactions");

  const standing = (): readonly string[] => {
    const texts = loaded(content);
    const balance = customer.balance.value;
    const subscription = account.statement.value?.subscription;
    const block = account.reducedSubscription;
    return [
      balance === undefined ? "We couldn't load your account balance" : displayPrice(Math.abs(balance), "forced"),
      subscription
        ? plainText(texts.subscription[subscription.status], {
            year: String(subscription.year),
            amount: displayPrice(subscription.amount, "forced"),
            dueDate: displayDate(subscription.dueDate),
          })
        : plainText(texts.subscription.none),
      block === "standard" ? texts.reducedSubscription.standard.heading : "",
      block === "subscription received" ? texts.reducedSubscription.subscriptionReceived.heading : "",
    ];
  };

  const row = ({ date, description, amount, type }: Transaction): readonly string[] => {
    const price = displayPrice(amount, "forced");
    return [displayDayAndMonth(date), description, type === "CHARGE" ? price : "", type === "PAYMENT" ? price : ""];
  };

  return {
    open: async () => {
      await Promise.all([content.ensure(), customer.balance.ensure(), account.statement.ensure()]);
    },
    screen: () => {
      const texts = loaded(content);
      const country = customer.profile.value?.countryOfResidence;
      const { card } = texts[contentVariantFor(country, Object.keys(texts))] ?? texts.standard;
      const receipts = account.shown.flatMap(({ transactions }) => transactions.filter(hasReceipt));
      const states = receipts.map(({ reference }) => account.files.stateOf(reference));
      return {
        heading: texts.heading,
        words: [
          ...standing(),
          card.heading,
          plainText(card.message ?? [], { country: country ?? "" }),
          ...(account.statement.hasFailed ? ["We couldn't load your transactions"] : []),
          ...states.map((state) => (state === "idle" ? "" : downloadMessages[state])),
          ...account.shown.map(({ year }) => `Transactions in ${year}`),
          ...(account.shown.length === 0 ? [plainText(texts.transactions.noneFound)] : []),
        ],
        buttons: Object.fromEntries([
          ...(customer.balance.hasFailed ? [["Reload", () => customer.balance.load()] as const] : []),
          ...receipts.map(
            ({ reference }) =>
              [
                account.files.stateOf(reference) === "error" ? downloadMessages.again : `Receipt ${reference} (PDF)`,
                () => account.downloadReceipt(reference),
              ] as const,
          ),
        ]),
        selects: {
          Year: Object.fromEntries([
            ["All years", () => account.narrow({ year: undefined })],
            ...account.years.map((year) => [String(year), () => account.narrow({ year })] as const),
          ]),
          Show: Object.fromEntries([
            ["Charges and payments", () => account.narrow({ type: undefined })],
            ...transactionTypes.map((type) => [kinds[type], () => account.narrow({ type })] as const),
          ]),
        },
        tables: Object.fromEntries(
          account.shown.map(({ year, transactions }) => [`Transactions in ${year}`, transactions.map(row)]),
        ),
      };
    },
  };
};
