import { ParameterTypeRegistry } from "@cucumber/cucumber-expressions";

import type { StepLibrary } from "./step-library.ts";

/**
 * The settings by which the ordinary Cucumber extension of an editor knows every step: it finds the steps
 * in their files, but not parameters that are put together from lists.
 */
export const editorSettings = (library: StepLibrary): string => {
  const builtIn = new ParameterTypeRegistry();
  const parameterTypes = [...library.parameters.values()]
    .filter(({ name }) => !builtIn.lookupByTypeName(name))
    .map(({ name, expressions }) => ({ name, regexp: expressions.join("|") }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const settings = {
    "cucumber.features": ["features/**/*.feature"],
    "cucumber.glue": ["tests/steps/**/*.ts"],
    "cucumber.parameterTypes": parameterTypes,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
};
