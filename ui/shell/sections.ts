import type { ComponentType } from "react";
import type { Clock } from "../../application/ports/browser.ts";
import { ChunkLoadError } from "../../application/shell/chunk-load-error.ts";
import type { Failures } from "../../application/shell/failures.ts";
import { codeOf, type Resource } from "../../application/shell/resource.ts";
import type { HandOffRoute, Route } from "../../domain/customer/routes.ts";
import { isMissingModule } from "../boot/missing-module.ts";

/** How long a section's code may take to load, in milliseconds. SHELL-11 */
export const sectionLoadLimit = 120_000;

/** What a page is known by: its route, or what it stands in for. */
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

/** A page with its services, and the resources that it shows once it is open, where they can be named before it is drawn. */
export type PageComponent = ComponentType & { readonly shows?: () => readonly Resource<unknown>[] };

/** Loads a page's code. */
export type LoadPage = () => Promise<PageComponent>;

/** Told when a page's files come, and when a deployment has taken them away; whether the portal is loaded anew for that. */
export interface FileWatch {
  readonly came: (key: string) => void;
  readonly missing: (key: string) => Promise<boolean>;
}

const typeOf = (error: unknown): string => {
  if (isMissingModule(error)) return "missing";
  return error instanceof Error ? error.name : "Error";
};

/** Never: the page goes away meanwhile. */
const untilLoadedAnew = Promise.race<never>([]);

/** The pages of the portal. Each one's code is loaded once, when it is wanted or when there is time for it. SHELL-11 */
export class Sections {
  readonly #pages = new Map<string, Resource<PageComponent>>();
  readonly #loads: ReadonlyMap<string, LoadPage>;
  readonly #clock: Clock;
  readonly #failures: Failures;
  readonly #files: FileWatch;

  constructor(
    pages: Readonly<Partial<Record<PageKey, LoadPage>>>,
    clock: Clock,
    failures: Failures,
    files: FileWatch,
  ) {
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

  /**
   * Loads every page's code that is not there yet: for when nothing else is to be done. What does not
   * come is let be until someone wants it.
   */
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
