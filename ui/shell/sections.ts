import type { ComponentType } from "react";

import type { Clock } from "../../application/ports/browser.ts";
import { ChunkLoadError } from "../../application/shell/chunk-load-error.ts";
import type { Failures } from "../../application/shell/failures.ts";
import { codeOf, type Resource } from "../../application/shell/resource.ts";
import type { HandOffRoute, Route } from "../../domain/customer/routes.ts";
import { isMissingModule } from "../boot/missing-module.ts";

/** Maximum time to load a section's code, in milliseconds. SHELL-11 */
export const sectionLoadLimit = 120_000;

/** Identifies a page: its route, or its role. */
export type PageKey =
  | Route
  | HandOffRoute
  | "not found"
  | "blocked view"
  | "suspension page"
  | "suspension band"
  | "unsupported page"
  | "redirect"
  | "critical alert"
  | "overlays"
  | "tracking question";

/** A page with bound services. `shows` returns its resources, if they are known before rendering. */
export type PageComponent = ComponentType & { readonly shows?: () => readonly Resource<unknown>[] };

/** Loads a page's code. */
export type LoadPage = () => Promise<PageComponent>;

/**
 * Receives the outcome of loading a page's files. `missing` resolves to true when the portal reloads because a
 * deployment removed them.
 */
export interface FileWatch {
  readonly came: (key: string) => void;
  readonly missing: (key: string) => Promise<boolean>;
}

const typeOf = (error: unknown): string => {
  if (isMissingModule(error)) return "missing";
  return error instanceof Error ? error.name : "Error";
};

/** Never settles, because the page is reloading. */
const untilLoadedAnew = Promise.race<never>([]);

/** The portal's pages. Loads each page's code once, on demand or when idle. SHELL-11 */
export class Sections {
  readonly #pages = new Map<string, Resource<PageComponent>>();
  readonly #loads: ReadonlyMap<string, LoadPage>;
  readonly #clock: Clock;
  readonly #failures: Failures;
  readonly #files: FileWatch;

  constructor(pages: Readonly<Partial<Record<PageKey, LoadPage>>>, clock: Clock, failures: Failures, files: FileWatch) {
    this.#clock = clock;
    this.#failures = failures;
    this.#files = files;
    this.#loads = new Map(Object.entries(pages));
  }

  has(key: PageKey): boolean {
    return this.#loads.has(key);
  }

  page(key: PageKey): Resource<PageComponent> | undefined {
    const load = this.#loads.get(key);
    return load && this.#pageLoaded(key, load);
  }

  /** Loads the code of all remaining pages when idle. Ignores failures, which are retried on demand. */
  async preload(): Promise<void> {
    for (const [key, load] of this.#loads) {
      const page = this.#pageLoaded(key, load);
      const component = page.state.status === "waiting" && (await load().catch(() => undefined));
      if (component && page.state.status === "waiting") page.setValue(component);
    }
  }

  #pageLoaded(key: string, load: LoadPage): Resource<PageComponent> {
    const page = this.#pages.get(key) ?? codeOf(() => this.#load(key, load), this.#failures.raise);
    this.#pages.set(key, page);
    return page;
  }

  async #load(key: string, load: LoadPage): Promise<PageComponent> {
    let cancel: () => void = () => undefined;
    const late = new Promise<never>((_, reject) => {
      cancel = this.#clock.after(sectionLoadLimit, () => reject(new ChunkLoadError("timeout")));
    });
    try {
      const page = await Promise.race([load(), late]);
      this.#files.came(key);
      return page;
    } catch (error) {
      if (error instanceof ChunkLoadError) throw error;
      const type = typeOf(error);
      if (type === "missing" && (await this.#files.missing(key))) return await untilLoadedAnew;
      throw new ChunkLoadError(type);
    } finally {
      cancel();
    }
  }
}
