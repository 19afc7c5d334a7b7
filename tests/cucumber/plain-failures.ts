import { AssertionError } from "node:assert";
import { setDefinitionFunctionWrapper } from "@cucumber/cucumber";
import { inWords } from "./in-words.ts";
import { waitedInVain } from "./waited-in-vain.ts";

type Code = (this: unknown, ...given: unknown[]) => unknown;

// Steps expect as any test does; an analyst reads what was expected, and what there was instead.
const plainly = (error: unknown): unknown => {
  const waiting = error instanceof Error ? waitedInVain(error.message) : undefined;
  if (waiting !== undefined) return new Error(waiting, { cause: error });
  if (!(error instanceof AssertionError) || !error.generatedMessage) return error;
  return new Error(inWords(error), { cause: error });
};

setDefinitionFunctionWrapper((code: Code) => async function (this: unknown, ...given: unknown[]): Promise<unknown> {
  try {
    return await code.apply(this, given);
  } catch (error) {
    throw plainly(error);
  }
});
