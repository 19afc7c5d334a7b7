import { observable, runInAction } from "mobx";

import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";
import type { ContentLibrary, ServedDocument } from "../ports/content-library.ts";
import type { Customer } from "../shell/customer.ts";
import type { Failures } from "../shell/failures.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";

/** Documents with the same content for every audience. */
const system: readonly ContentName[] = ["page-not-found", "suspension"];

/** The content documents of this visit, each fetched on first use. SHELL-13 */
export class ContentPages {
  readonly #library: ContentLibrary;
  readonly #customer: Customer;
  readonly #failures: Failures;
  readonly #pages = new Map<ContentName, Resource<ContentDocument<ContentName>>>();

  /** Texts that are not in the language of the page, by document. LANG-05 */
  readonly untranslated = observable.map<ContentName, readonly string[]>({}, { deep: false });

  constructor(library: ContentLibrary, customer: Customer, failures: Failures) {
    this.#library = library;
    this.#customer = customer;
    this.#failures = failures;
  }

  /** Returns the document in the variant for the signed-in customer. */
  page<Name extends ContentName>(name: Name): Resource<ContentDocument<Name>> {
    const known = this.#pages.get(name);
    // The map pairs each name with its own document's resource, which its type cannot express.
    if (known) return known as Resource<ContentDocument<Name>>;
    const fresh = resourceOf(async () => this.#take(name, await this.#fetch(name)), this.#failures.raise);
    this.#pages.set(name, fresh);
    return fresh;
  }

  /**
   * Fetches all documents on hand again. Returns a function that shows them; rejects when one cannot be fetched, and
   * changes nothing then. LANG-03
   */
  async fetchAgain(): Promise<() => void> {
    const present = [...this.#pages].filter(([, { state }]) => state.status === "loaded" || state.status === "loading");
    const fetched = await Promise.all(
      present.map(async ([name, page]) => ({ name, page, document: await this.#fetch(name) })),
    );
    return () => {
      for (const { name, page, document } of fetched) page.setValue(this.#take(name, document));
    };
  }

  #take<Name extends ContentName>(name: Name, document: ServedDocument<Name>): ContentDocument<Name> {
    runInAction(() => this.untranslated.set(name, document.untranslated ?? []));
    return document;
  }

  #fetch<Name extends ContentName>(name: Name): Promise<ServedDocument<Name>> {
    return this.#library.page(name, system.includes(name) ? "system" : this.#customer.userType);
  }
}
