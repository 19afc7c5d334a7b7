import { dutyFrom } from "../../../../domain/cpd/duty.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { membershipAfter } from "../../../../domain/institute/customer/kind-change.ts";
import { changesBetween } from "../../../../domain/institute/kernel/change-set.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Line } from "./columns.ts";
import { cpdRecords } from "./cpd.records.ts";
import type { PlannedBatch } from "./plan.ts";
import type { Change } from "./record-file.ts";

const typeIn = (line: Line | undefined) => userTypeOf(String(line?.["customerType"]));

/**
 * The people whose duty to declare an import begins or ends, because it adds them or changes their membership. Left out
 * are those whose duty the import brings itself. CPD-01, EXP-01
 */
export class DutiesToPlan {
  readonly #isRequired = new Map<string, boolean>();

  add({ records: { name }, added, changed }: PlannedBatch): void {
    for (const { line, before } of [...added, ...changed]) {
      const customerId = String(line["customerId"]);
      if (name === cpdRecords.name) this.#isRequired.delete(customerId);
      if (name === "people" && (!before || membershipAfter(typeIn(before), typeIn(line)) !== "unchanged"))
        this.#isRequired.set(customerId, typeIn(line) === "member" && line["isRetired"] !== true);
    }
  }

  /** Plans the duties; members' begins with the next CPD year. */
  async *batches({ today, rules }: RulesOnDay, database: Database): AsyncGenerator<PlannedBatch> {
    const { year, nextDueDate } = dutyFrom(today, rules.cpd);
    for (const some of chunked([...this.#isRequired])) {
      const stored = await (cpdRecords.someLocked ?? cpdRecords.some)(
        database,
        some.map(([customerId]) => customerId),
      );
      const known = new Map(stored.map((line) => [line["customerId"], line]));
      const changes = some.map(([customerId, isRequired]): Change => {
        const before = known.get(customerId);
        const begins = { customerId, isRequired, year, nextDueDate };
        return { before, line: before && !isRequired ? { ...before, isRequired } : begins };
      });
      yield {
        records: cpdRecords,
        added: changes.filter(({ before }) => !before),
        changed: changes.filter(({ before, line }) => before && changesBetween(before, line).length > 0),
        removed: [],
        unchanged: 0,
      };
    }
  }
}
