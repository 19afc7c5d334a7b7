import type { Container, ContainerModule } from "inversify";

import { token } from "./token.ts";

/** The modules loaded into a container. */
export const LOADED_MODULES = token<Set<ContainerModule>>("LoadedModules");

/** Loads modules into a container, each at most once because areas share some. */
export const loadModules = (container: Container, ...modules: readonly ContainerModule[]): void => {
  const loaded = container.get(LOADED_MODULES);
  for (const module of modules) {
    if (loaded.has(module)) continue;
    loaded.add(module);
    container.load(module);
  }
};
