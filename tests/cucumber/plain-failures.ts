import { AssertionError } from "node:assert";

import { setDefinitionFunctionWrapper } from "@cucumber/cucumber";

import { inWords } from "./in-words.ts";
import { timeoutInWords } from "./timeout-in-words.ts";

type Code = (this: unknown, ...given: unknown[]) => unknown;

/** The step's own words in an assertion message, without Node's comparison of values below them. */
const ownWords = ({ message, actual, expected, operator }: AssertionError): string => {
  const [, ...compared] = new AssertionError({ actual, expected, operator }).message.split("\n");
  const added = ["", ...compared].join("\n");
  return added !== "" && message.endsWith(added) ? message.slice(0, -added.length) : message;
};

// Rewords assertion errors of steps as expected and actual values for analysts.
const plainly = (error: unknown): unknown => {
  const waiting = error instanceof Error ? timeoutInWords(error.message) : undefined;
  if (waiting !== undefined) return new Error(waiting, { cause: error });
  if (!(error instanceof AssertionError)) return error;
  if (error.generatedMessage) return new Error(inWords(error), { cause: error });
  const said = ownWords(error);
  return said === error.message ? error : new Error(`${said}\n${inWords(error)}`, { cause: error });
};

setDefinitionFunctionWrapper(
  (code: Code) =>
    async function (this: unknown, ...given: unknown[]): Promise<unknown> {
      try {
        return await code.apply(this, given);
      } catch (error) {
        throw plainly(error);
      }
    },
);
