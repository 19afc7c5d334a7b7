import { AssertionError } from "node:assert";

import { setDefinitionFunctionWrapper } from "@cucumber/cucumber";

import { assertionInWords, timeoutInWords } from "./failure-words.ts";

type Code = (this: unknown, ...args: unknown[]) => unknown;

/** The step's own words in an assertion, without Node's comparison of values below them. */
const ownWords = ({ message, actual, expected, operator }: AssertionError): string => {
  const [, ...comparison] = new AssertionError({ actual, expected, operator }).message.split("\n");
  const added = ["", ...comparison].join("\n");
  return added !== "" && message.endsWith(added) ? message.slice(0, -added.length) : message;
};

const assertionWords = (error: AssertionError): string => {
  if (error.generatedMessage) return assertionInWords(error);
  const words = ownWords(error);
  return words === error.message ? words : `${words}\n${assertionInWords(error)}`;
};

/** A failure in words for analysts; undefined for a fault of the code, which Cucumber reports with its stack. */
const failureInWords = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof AssertionError) return assertionWords(error);
  return timeoutInWords(error.message) ?? (error.constructor === Error ? error.message : undefined);
};

setDefinitionFunctionWrapper(
  (code: Code) =>
    async function (this: unknown, ...args: unknown[]): Promise<unknown> {
      try {
        return await code.apply(this, args);
      } catch (error) {
        const words = failureInWords(error);
        // Cucumber's reports show an error's stack: here its words alone.
        throw words === undefined ? error : Object.assign(new Error(words), { stack: words });
      }
    },
);
