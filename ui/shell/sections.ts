import type { ComponentType } from "react";
import type { Clock } from "../../application/ports/clock.ts";
import type { Failures } from "../../application/shell/failures.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { resourceOf } from "../../application/shell/resource.ts";
import type { HandOffRoute, Route } from "../../domain/customer/routes.ts";
import type { SectionLoadCause } from "../../domain/shell/section-load.ts";
import { sectionLoadFailureOf, sectionLoadLimit } from "../../domain/shell/section-load.ts";

/** What a page is known by: its route, or what it stands in for. */
export type PageKey = Route | HandOffRoute | "not found" | "blocked view" | "suspension page" | "unsupported page" | "attendants";

/** A part of the portal that could not be loaded. SHELL-11 */
export class ChunkLoadError extends Error {
  readonly type: string;

  constructor(cause: SectionLoadCause) {
    const { name, type } = sectionLoadFailureOf(cause);
    super(`A section did not load (${type})`);
    this.name = name;
    this.type = type;
  }
}

/** How a page's own code is had. */
export type LoadPage = () => Promise<ComponentType>;

/** What is done once when a deployment has taken the old files away. */
export type OnMissing = () => void;

// Browsers tell a module that is not there by a TypeError.
const causeOf = (error: unknown): SectionLoadCause =>
  error instanceof TypeError
    ? { kind: "not there" }
    : { kind: "error", errorType: error instanceof Error ? error.name : "unknown" };

const withinTime = async (load: LoadPage, clock: Clock, onMissing: OnMissing): Promise<ComponentType> => {
  let cancel: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(sectionLoadLimit, () => reject(new ChunkLoadError({ kind: "too slow" })));
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const cause = causeOf(error);
    if (cause.kind === "not there") onMissing();
    throw new ChunkLoadError(cause);
  } finally {
    cancel();
  }
};

/** The pages of the portal. Each one's code is loaded once, when it is wanted or when there is time for it. SHELL-11 */
export class Sections {
  readonly #pages: ReadonlyMap<string, Resource<ComponentType>>;
  readonly #loads: ReadonlyMap<string, LoadPage>;

  constructor(
    pages: Readonly<Partial<Record<PageKey, LoadPage>>>,
    clock: Clock,
    failures: Failures,
    onMissing: OnMissing,
  ) {
    const entries = Object.entries(pages);
    this.#loads = new Map(entries);
    this.#pages = new Map(
      entries.map(([key, load]) => [key, resourceOf(() => withinTime(load, clock, onMissing), failures.raise)]),
    );
  }

  has(key: PageKey): boolean {
    return this.#pages.has(key);
  }

  page(key: PageKey): Resource<ComponentType> | undefined {
    return this.#pages.get(key);
  }

  /**
   * Loads every page's code that is not there yet: for when nothing else is to be done. What does not
   * come is let be until someone wants it.
   */
  async preload(): Promise<void> {
    for (const [key, page] of this.#pages) {
      const component = page.state.status === "waiting" && (await this.#loads.get(key)?.().catch(() => undefined));
      if (component && page.state.status === "waiting") page.take(component);
    }
  }
}
