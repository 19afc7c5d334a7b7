import { dutyFrom } from "../../../../domain/cpd/duty.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { cpdRecords } from "./cpd.records.ts";
import type { PlannedPiece } from "./plan.ts";

/** The people whom an import adds without a duty to declare, and whether they are members who have to. CPD-01 */
export class PeopleWithoutDuty {
  readonly #isRequired = new Map<string, boolean>();

  add({ records: { name }, added }: PlannedPiece): void {
    for (const { line } of added) {
      const customerId = String(line["customerId"]);
      if (name === cpdRecords.name) this.#isRequired.delete(customerId);
      if (name === "people")
        this.#isRequired.set(customerId, line["customerType"] === "member" && line["isRetired"] !== true);
    }
  }

  /** Plans a duty for each of them; members' begins with the next CPD year. */
  duties({ today, rules }: RulesOnDay): readonly PlannedPiece[] {
    const { year, nextDueDate } = dutyFrom(today, rules.cpd);
    return chunked([...this.#isRequired]).map((some) => ({
      records: cpdRecords,
      added: some.map(([customerId, isRequired]) => ({
        line: { customerId, isRequired, year, nextDueDate },
        before: undefined,
      })),
      changed: [],
      removed: [],
      unchanged: 0,
    }));
  }
}
