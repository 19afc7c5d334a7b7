import { createWriteStream } from "node:fs";
import { devNull } from "node:os";

import type { IRunOptions } from "@cucumber/cucumber/api";
import { runCucumber } from "@cucumber/cucumber/api";
import type { Envelope, GherkinDocument, ParseError, PickleStep } from "@cucumber/messages";
import { PickleStepType } from "@cucumber/messages";
import { Query } from "@cucumber/query";

import type { KnownStep } from "./step-library.ts";
import { StepLibrary } from "./step-library.ts";

/** A step of a scenario with the definitions that it matches: one, if it can run. */
export interface MatchedStep {
  readonly text: string;
  readonly line: number;
  readonly table?: readonly (readonly string[])[];
  readonly isExpectation: boolean;
  readonly definitions: readonly KnownStep[];
}

/** A scenario, or a row of an outline's examples. */
export interface MatchedScenario {
  readonly uri: string;
  readonly name: string;
  /** The line of its name, and of its row of examples. */
  readonly lines: readonly number[];
  readonly steps: readonly MatchedStep[];
}

/** What Cucumber tells of features without running them. */
export interface MatchedFeatures {
  readonly library: StepLibrary;
  readonly documents: readonly GherkinDocument[];
  /** Lines of each file. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
  readonly scenarios: readonly MatchedScenario[];
  /** With an error in any file no step has definitions. */
  readonly errors: readonly ParseError[];
}

/** Reads all scenarios of a run's files by a dry run of Cucumber. */
export const readFeatures = async (options: IRunOptions, cwd: string): Promise<MatchedFeatures> => {
  const query = new Query();
  const messages: Envelope[] = [];
  const nowhere = createWriteStream(devNull);
  const dryRun = {
    ...options,
    sources: { ...options.sources, names: [], tagExpression: "" },
    runtime: { ...options.runtime, dryRun: true, parallel: 0 },
  };
  await runCucumber(dryRun, { cwd, stdout: nowhere, stderr: nowhere }, (message) => {
    query.update(message);
    messages.push(message);
  });

  const library = new StepLibrary(messages);
  const definitionById = new Map(library.steps.map((step) => [step.id, step]));
  const definitionsByPickleStep = new Map(
    query
      .findAllTestSteps()
      .map(({ pickleStepId, stepDefinitionIds = [] }) => [
        pickleStepId,
        stepDefinitionIds.flatMap((id) => definitionById.get(id) ?? []),
      ]),
  );

  const readStep = (step: PickleStep, rowLine: number | undefined): MatchedStep => {
    const written = query.findStepBy(step);
    const table = step.argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value));
    const isFromRow = rowLine !== undefined && written?.text !== step.text;
    return {
      text: step.text,
      line: isFromRow ? rowLine : (written?.location.line ?? 1),
      isExpectation: step.type === PickleStepType.OUTCOME,
      definitions: definitionsByPickleStep.get(step.id) ?? [],
      ...(table && { table }),
    };
  };
  const scenarios = query.findAllPickles().map((pickle): MatchedScenario => {
    const { scenario, example } = query.findLineageBy(pickle) ?? {};
    return {
      uri: pickle.uri,
      name: pickle.name,
      lines: [scenario, example].flatMap((node) => node?.location.line ?? []),
      steps: pickle.steps.map((step) => readStep(step, example?.location.line)),
    };
  });
  return {
    library,
    scenarios,
    documents: messages.flatMap(({ gherkinDocument }) => gherkinDocument ?? []),
    sources: new Map(messages.flatMap(({ source }) => (source ? [[source.uri, source.data.split("\n")]] : []))),
    errors: messages.flatMap(({ parseError }) => parseError ?? []),
  };
};
