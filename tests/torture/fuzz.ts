import { named, tryBadInput } from "../adapters/support/bad-input.ts";
import { calls } from "../adapters/support/contract-calls.ts";
import { openInstitute } from "../adapters/support/open-institute.ts";
import { onBoth } from "./places.ts";
import { printTable } from "./tell.ts";

/** Sends many possibly invalid requests to every call on both databases; false when an answer violates a guarantee. */
export const fuzz = async (runs: number, seed: number | undefined): Promise<boolean> => {
  const broken = await onBoth(async ({ name, storage }) => {
    const institute = await openInstitute(storage);
    const failures: string[] = [];
    for (const call of calls)
      await tryBadInput(institute, call, { numRuns: runs, ...(seed === undefined ? {} : { seed }) }).catch(
        (error: unknown) => {
          failures.push(`${name}, ${named(call)}\n${error instanceof Error ? error.message : String(error)}\n`);
        },
      );
    await institute.close();
    return { name, failures };
  });
  for (const { failures } of broken) process.stdout.write(failures.join("\n"));
  printTable([
    ["database", "calls", "requests", "broken"],
    ...broken.map(({ name, failures }) => [name, calls.length, calls.length * runs, failures.length]),
  ]);
  return broken.every(({ failures }) => failures.length === 0);
};
