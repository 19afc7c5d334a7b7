import type { ComponentType } from "react";
import type { Clock } from "../../application/ports/clock.ts";
import type { Failures } from "../../application/shell/failures.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { resourceOf } from "../../application/shell/resource.ts";
import type { Route } from "../../domain/customer/routes.ts";

const longest = 120_000;

/** A part of the portal that could not be loaded. SHELL-11 */
export class ChunkLoadError extends Error {
  readonly type: string;
  constructor(type: string) {
    super(`A section did not load (${type})`);
    this.name = "ChunkLoadError";
    this.type = type;
  }
}

/** How a page's own code is had. */
export type LoadPage = () => Promise<ComponentType>;

const withinTime = async (load: LoadPage, clock: Clock): Promise<ComponentType> => {
  let cancel: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(longest, () => reject(new ChunkLoadError("timeout")));
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError(error instanceof TypeError ? "missing" : (error as Error).name);
  } finally {
    cancel();
  }
};

/** The pages of the portal, by route. Each one's code is loaded once, when it is wanted or when there is time for it. SHELL-11 */
export class Sections {
  readonly #pages: ReadonlyMap<Route, Resource<ComponentType>>;

  constructor(pages: Readonly<Partial<Record<Route, LoadPage>>>, clock: Clock, failures: Failures) {
    const entries = Object.entries(pages) as [Route, LoadPage][];
    this.#pages = new Map(
      entries.map(([route, load]) => [route, resourceOf(() => withinTime(load, clock), failures.raise)]),
    );
  }

  has(route: Route): boolean {
    return this.#pages.has(route);
  }

  page(route: Route): Resource<ComponentType> | undefined {
    return this.#pages.get(route);
  }

  /** Loads every page's code that is not there yet: for when nothing else is to be done. */
  async preload(): Promise<void> {
    for (const page of this.#pages.values()) await page.ensure();
  }
}
