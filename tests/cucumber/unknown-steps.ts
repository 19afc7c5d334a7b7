import { TestStepResultStatus, type Envelope } from "@cucumber/messages";

import { didYouMean } from "./nearest.ts";
import type { ReadFeature } from "./read-features.ts";

/** Collects the steps of a run that have no definition. */
export class UnknownSteps {
  readonly texts = new Set<string>();
  /** The texts of steps by the ids that a pickle, and then a test case, gives them. */
  readonly #textOf = new Map<string, string>();

  read = ({ pickle, testCase, testStepFinished }: Envelope): void => {
    for (const { id, text } of pickle?.steps ?? []) this.#textOf.set(id, text);
    for (const { id, pickleStepId = "" } of testCase?.testSteps ?? [])
      this.#textOf.set(id, this.#textOf.get(pickleStepId) ?? "");
    if (testStepFinished?.testStepResult.status === TestStepResultStatus.UNDEFINED)
      this.texts.add(this.#textOf.get(testStepFinished.testStepId) ?? "");
  };

  /** Each unknown step with a similar one of these features, from which one copies its wording or its value. */
  inWords(features: readonly ReadFeature[]): string {
    const used = features.flatMap(({ messages }) =>
      messages.flatMap(({ pickle }) => pickle?.steps.map(({ text }) => text) ?? []),
    );
    const known = [...new Set(used)].filter((text) => !this.texts.has(text));
    const hints = [...this.texts].map((text) => `  ${text}\n   ${didYouMean(text, known) || " No step is similar."}`);
    return `These steps are not known:\n${hints.join("\n")}\n`;
  }
}
