import { contractCalls as calls } from "../../adapters/institute/main/contract-calls.ts";
import { named, tryBadInput } from "../adapters/support/bad-input.ts";
import { openInstitute } from "../adapters/support/open-institute.ts";
import { onBoth } from "./stage.ts";

/** Sends many possibly invalid requests to every call on both databases; false when an answer violates a guarantee. */
export const fuzz = async (numRuns: number, seed: number | undefined): Promise<boolean> => {
  const options = { numRuns, ...(seed === undefined ? {} : { seed }) };
  const rows = await onBoth(async (database, storage) => {
    const institute = await openInstitute(storage);
    let broken = 0;
    for (const call of calls)
      await tryBadInput(institute, call, options).catch((error: unknown) => {
        broken += 1;
        console.log(`${database}, ${named(call)}\n${String(error)}\n`);
      });
    await institute.close();
    return { database, calls: calls.length, requests: calls.length * numRuns, broken };
  });
  console.table(rows);
  return rows.every(({ broken }) => broken === 0);
};
