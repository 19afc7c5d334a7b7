import { TestStepResultStatus } from "@cucumber/messages";
import type { Envelope } from "@cucumber/messages";
import { Query } from "@cucumber/query";

/** Outcome of a scenario or step in analysts' words. Undefined steps are reported before a run. */
export type Outcome = "passed" | "failed" | "pending" | "not reached";

export interface StepRecord {
  /** "Given", "When", ...; empty for hooks. */
  readonly keyword: string;
  readonly text: string;
  readonly line: number;
  readonly outcome: Outcome;
  readonly message?: string;
}

export interface ScenarioRecord {
  readonly uri: string;
  readonly line: number;
  readonly name: string;
  readonly feature: string;
  readonly outcome: Outcome;
  readonly steps: readonly StepRecord[];
  /** Text of the screen when the scenario failed, if any. */
  readonly screen?: string;
}

/** A completed run of features. */
export interface RunRecord {
  readonly scenarios: readonly ScenarioRecord[];
  /** Errors before or after all scenarios. */
  readonly aroundTheRun: readonly string[];
  readonly passed: number;
  /** Everything that did not pass, including skipped scenarios. */
  readonly failed: number;
}

const outcomeOf: Record<TestStepResultStatus, Outcome> = {
  [TestStepResultStatus.PASSED]: "passed",
  [TestStepResultStatus.FAILED]: "failed",
  [TestStepResultStatus.UNKNOWN]: "failed",
  [TestStepResultStatus.UNDEFINED]: "failed",
  [TestStepResultStatus.AMBIGUOUS]: "failed",
  [TestStepResultStatus.PENDING]: "pending",
  [TestStepResultStatus.SKIPPED]: "not reached",
};

const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, "g");

// Cucumber's message for a timeout.
const tooLong = /^function timed out, ensure the promise resolves within (\d+) milliseconds$/;

/** The message of a failure without its stack; with the place only for errors in steps or the portal. */
const saying = (message: string | undefined, trace: string | undefined, type: string | undefined): string => {
  const plain = (message ?? trace ?? "It failed without saying why.").replace(escapes, "");
  const words = plain.split(/\n\s+at /)[0] ?? plain;
  const limit = tooLong.exec(words.trim())?.[1];
  if (limit !== undefined) return `Nothing came of it within ${String(Number(limit) / 1000)} seconds.`;
  if (type === undefined || type === "Error" || type.startsWith("Assertion")) return words.trimEnd();
  const place = /(?<![\w-])((?:tests|application|domain|adapters|ui)\/[^\s)]+:\d+):\d+/.exec(
    (trace ?? "").replace(escapes, ""),
  )?.[1];
  return `${words.trimEnd()}${place === undefined ? "" : `\n(${type} at ${place})`}`;
};

/** Collects the messages of a run; `record` evaluates them at its end. */
export class RunRecorder {
  readonly #query = new Query();

  hear(envelope: Envelope): void {
    this.#query.update(envelope);
  }

  record(): RunRecord {
    const scenarios = this.#scenarios().toSorted(
      (one, other) => one.uri.localeCompare(other.uri) || one.line - other.line,
    );
    // Each process reports its own errors.
    const aroundTheRun = [...new Set([...this.#aroundTheRun(), ...this.#unfinished()])];
    const passed = scenarios.filter(({ outcome }) => outcome === "passed").length;
    return { scenarios, aroundTheRun, passed, failed: scenarios.length - passed + aroundTheRun.length };
  }

  #aroundTheRun(): readonly string[] {
    return this.#query
      .findAllTestRunHookFinished()
      .filter(({ result }) => result.status === TestStepResultStatus.FAILED)
      .map(({ result }) => saying(result.exception?.message ?? result.message, result.message, result.exception?.type));
  }

  /** Scenarios that were interrupted because their process exited. */
  #unfinished(): readonly string[] {
    return this.#query
      .findAllTestCaseStarted()
      .filter((started) => this.#query.findTestCaseFinishedBy(started) === undefined)
      .map((started) => `«${this.#query.findPickleBy(started)?.name ?? ""}» did not end: its process ended before it.`);
  }

  #scenarios(): ScenarioRecord[] {
    return this.#query.findAllTestCaseFinished().flatMap((finished) => {
      const pickle = this.#query.findPickleBy(finished);
      const lineage = this.#query.findLineageBy(finished);
      const started = this.#query.findTestCaseStartedBy(finished);
      if (!pickle || !lineage?.feature || !lineage.scenario || !started) return [];
      const worst = this.#query.findMostSevereTestStepResultBy(finished)?.status ?? TestStepResultStatus.PASSED;
      const steps = this.#query.findTestStepFinishedAndTestStepBy(started).map(([done, step]): StepRecord => {
        const inPickle = this.#query.findPickleStepBy(step);
        const inDocument = inPickle && this.#query.findStepBy(inPickle);
        const { status, message, exception } = done.testStepResult;
        return {
          keyword: inDocument?.keyword.trim() ?? "",
          text: inPickle?.text ?? "Preparing the scenario, or clearing up after it",
          line: inDocument?.location.line ?? 0,
          outcome: outcomeOf[status],
          ...(status === TestStepResultStatus.FAILED && {
            message: saying(exception?.message ?? message, exception?.stackTrace ?? message, exception?.type),
          }),
        };
      });
      const attachments = this.#query
        .findTestStepsFinishedBy(finished)
        .flatMap((step) => this.#query.findAttachmentsBy(step));
      const screen = attachments.find(({ mediaType }) => mediaType.startsWith("text/plain"))?.body;
      return [
        {
          uri: pickle.uri,
          line: lineage.example?.location.line ?? lineage.scenario.location.line,
          name: pickle.name,
          feature: lineage.feature.name,
          outcome: outcomeOf[worst],
          steps,
          ...(screen !== undefined && { screen }),
        },
      ];
    });
  }
}
