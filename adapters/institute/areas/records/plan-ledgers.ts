import type { Transaction } from "../../../../domain/fees/account.ts";
import { subscriptionsWithoutCharge, type FeesLedger, type SubscriptionFee } from "../../../../domain/fees/settling.ts";
import { inferCharges } from "../../../../domain/institute/fees/infer-charges.ts";
import type { PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import { amountOf } from "../../../../domain/kernel/money.ts";
import type { Operator } from "../../platform/operator.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { ledgersOf } from "../fees/fees.store.ts";
import { peopleToRelease, releasesOf } from "../fees/follow-postings.ts";
import type { Line } from "./columns.ts";
import { subscriptionRecords, transactionRecords } from "./fees.records.ts";
import type { PlannedBatch } from "./plan.ts";
import type { Change } from "./record-file.ts";

type Ledger = FeesLedger<Transaction>;

/** The planned records of a person: their subscriptions by year, and their postings by reference. */
interface PlannedLedger {
  readonly fees: Map<number, SubscriptionFee | undefined>;
  readonly postings: Map<string, Line>;
}

/** A line whose form was checked, with its amount in minor units. */
const inPence = (line: Line): Line => ({ ...line, amount: amountOf(String(line["amount"])) });

const ledgerAfter = ({ fees, transactions }: Ledger, planned: PlannedLedger): Ledger => ({
  fees: [
    ...fees.filter(({ year }) => !planned.fees.has(year)),
    ...[...planned.fees.values()].filter((fee) => fee !== undefined),
  ],
  transactions: [
    ...transactions.filter(({ reference }) => !planned.postings.has(reference)),
    ...[...planned.postings.values()].map((line) => inPence(line) as unknown as Transaction),
  ],
});

const byReference = (one: Transaction, other: Transaction): number => (one.reference < other.reference ? -1 : 1);

/** The inferred charges among those without a purpose, by reference. */
const knowledgeIn = (ledger: Ledger) =>
  inferCharges(
    subscriptionsWithoutCharge(ledger),
    ledger.transactions
      .filter(
        ({ type, purpose, reverses, dueDate }) => type === "CHARGE" && purpose === undefined && !reverses && !dueDate,
      )
      .toSorted(byReference),
  );

/**
 * The charges and payments that an import changes, merged with the stored ones: the same in a preview as when stored.
 * CORR-04
 */
export class LedgersToPlan {
  readonly #planned = new Map<string, PlannedLedger>();
  readonly #payers = new Set<string>();
  readonly #new = new Set<string>();

  add({ records: { name }, added, changed, removed }: PlannedBatch): void {
    if (name === "people") for (const { line } of added) this.#new.add(String(line["customerId"]));
    if (name === subscriptionRecords.name) {
      for (const line of removed) this.#of(line).fees.set(Number(line["year"]), undefined);
      for (const { line } of [...added, ...changed])
        this.#of(line).fees.set(Number(line["year"]), inPence(line) as unknown as SubscriptionFee);
    }
    if (name !== transactionRecords.name) return;
    for (const { line } of [...added, ...changed]) {
      const customerId = String(line["customerId"]);
      this.#of(line).postings.set(String(line["reference"]), line);
      // Records of new people stay as imported.
      if (line["type"] === "PAYMENT" && line["status"] === "COMPLETED" && !this.#new.has(customerId))
        this.#payers.add(customerId);
    }
  }

  #of({ customerId }: Line): PlannedLedger {
    const known = this.#planned.get(String(customerId)) ?? { fees: new Map(), postings: new Map() };
    this.#planned.set(String(customerId), known);
    return known;
  }

  async *#ledgers(database: Database, people: Iterable<string>) {
    for (const some of chunked([...people])) {
      const stored = await ledgersOf(database, some);
      yield some.map((customerId) => {
        const ledger = stored(customerId);
        const planned = this.#planned.get(customerId);
        return { customerId, ledger: planned ? ledgerAfter(ledger, planned) : ledger };
      });
    }
  }

  /** Plans the purposes of charges without one, where they can be inferred. CORR-02 */
  async *namedCharges(database: Database): AsyncGenerator<PlannedBatch> {
    for await (const ledgers of this.#ledgers(database, this.#planned.keys())) {
      const known = new Map(ledgers.flatMap(({ ledger }) => [...knowledgeIn(ledger)]));
      if (known.size === 0) continue;
      const lines = new Map<unknown, Line>(
        (await transactionRecords.some(database, [...known.keys()])).map((line) => [line["reference"], line]),
      );
      for (const { customerId } of ledgers)
        for (const [reference, line] of this.#planned.get(customerId)?.postings ?? []) lines.set(reference, line);
      const changed = [...known].map(([reference, knowledge]): Change => {
        const before = lines.get(reference) ?? {};
        return { before, line: { ...before, ...knowledge } };
      });
      yield { records: transactionRecords, added: [], changed, removed: [], unchanged: 0 };
    }
  }

  /** The effects of late fees that payments of the import lift, by person. CASH-02, DATE-04 */
  async *releases(operator: Operator, database: Database): AsyncGenerator<readonly PersonChange[]> {
    for (const some of chunked([...this.#payers]))
      for await (const ledgers of this.#ledgers(database, await peopleToRelease(database, some)))
        for (const { customerId, ledger } of ledgers) yield releasesOf(operator, database, customerId, ledger);
  }
}
