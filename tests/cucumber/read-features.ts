import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { generateMessages } from "@cucumber/gherkin";
import { IdGenerator, SourceMediaType, type Envelope } from "@cucumber/messages";

/** What Cucumber reads from a feature file, before any step is looked up. */
export interface ReadFeature {
  readonly uri: string;
  readonly messages: readonly Envelope[];
}

/** Reads feature files; `paths` are relative to `cwd`. */
export const readFeatures = (paths: readonly string[], cwd: string): readonly ReadFeature[] =>
  paths.map((uri) => {
    const options = { includeGherkinDocument: true, includePickles: true, newId: IdGenerator.incrementing() };
    const source = readFileSync(join(cwd, uri), "utf8");
    return { uri, messages: generateMessages(source, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, options) };
  });

/** The paths of all feature files. */
export const allFeatures = (cwd: string): readonly string[] => globSync("features/**/*.feature", { cwd }).toSorted();
