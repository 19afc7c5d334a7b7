import type { Container, ContainerModule } from "inversify";
import { token } from "./token.ts";

/** The modules that a container has loaded. */
export const LOADED_MODULES = token<Set<ContainerModule>>("LoadedModules");

/** Loads modules into a container, each once: areas share some of them. */
export const loadModules = (container: Container, ...modules: readonly ContainerModule[]): void => {
  const loaded = container.get(LOADED_MODULES);
  for (const module of modules) {
    if (loaded.has(module)) continue;
    loaded.add(module);
    container.load(module);
  }
};
