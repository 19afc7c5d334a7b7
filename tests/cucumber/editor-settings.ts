import { ParameterTypeRegistry } from "@cucumber/cucumber-expressions";

import type { StepLibrary } from "./step-library.ts";

/**
 * Settings with which the standard Cucumber editor extension knows every step: it finds steps in their files, but not
 * parameters built from lists.
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
