import { makeAutoObservable, runInAction } from "mobx";

import type { ContentPages } from "../content/content-pages.ts";
import type { OtherTabs } from "../ports/browser.ts";
import { CallFailure } from "../ports/result.ts";

/** Dependencies of the portal's language. */
export interface LanguageSettings {
  /** The languages that people can choose from, as BCP 47 tags, the organisation's own first. LANG-01 */
  readonly offered: readonly string[];
  /** The language of the first page; undefined where only one is offered. */
  readonly first: () => string | undefined;
  /** Keeps a choice on this device. */
  readonly keep: (language: string) => void;
  /** Keeps what shows while this session lasts in this tab. */
  readonly keepInSession: (language: string) => void;
  /** Keeps a choice as the customer's own, where the API does; a failure is reported and changes nothing. */
  readonly keepOnRecord?: ((language: string) => Promise<unknown>) | undefined;
}

const word = "language ";

/** The language of the page, which changes in place. LANG-02, LANG-03 */
export class Language {
  /** Those to choose from; none where there is nothing to choose. */
  readonly offered: readonly string[];
  /** The language that shows; undefined where only one is offered. */
  current: string | undefined;
  /** Whether the language that was chosen last could not be loaded. */
  hasFailed = false;
  /** The language that calls ask for: the chosen one, while its texts are on their way. */
  requested: string | undefined;
  readonly #content: ContentPages;
  readonly #tabs: Pick<OtherTabs, "tell" | "listen">;
  readonly #settings: LanguageSettings;
  #latest = 0;

  constructor(settings: LanguageSettings, content: ContentPages, tabs: Pick<OtherTabs, "tell" | "listen">) {
    const { offered } = settings;
    const first = settings.first();
    this.offered = first === undefined ? [] : offered;
    this.current = first;
    this.requested = first;
    this.#settings = settings;
    this.#content = content;
    this.#tabs = tabs;
    makeAutoObservable(this, { offered: false }, { autoBind: true });
  }

  /** Follows what is chosen in other tabs. Returns a function that stops it. */
  followTabs(): () => void {
    return this.#tabs.listen((message) => {
      if (message.startsWith(word)) void this.show(message.slice(word.length));
    });
  }

  /** Shows a language, keeps it on this device and as the customer's own, and tells other tabs. */
  async choose(language: string): Promise<void> {
    if (!(await this.show(language))) return;
    const { keep, keepOnRecord } = this.#settings;
    keep(language);
    this.#tabs.tell(`${word}${language}`);
    await keepOnRecord?.(language);
  }

  /** Shows the customer's own language when it becomes known, unless another one was chosen on this page. LANG-02 */
  async showOwn(language: string): Promise<void> {
    if (this.#latest === 0) await this.show(language);
  }

  /**
   * Shows an offered language once all texts on hand have arrived in it, unless another one is chosen by then. When they
   * do not arrive, everything stays as it is. Returns whether it shows.
   */
  async show(language: string): Promise<boolean> {
    if (!this.offered.includes(language)) return false;
    this.#latest += 1;
    const attempt = this.#latest;
    this.hasFailed = false;
    this.requested = language;
    if (language === this.current) return true;
    try {
      const apply = await this.#content.fetchAgain();
      if (attempt !== this.#latest) return false;
      runInAction(() => {
        this.current = language;
        apply();
      });
      this.#settings.keepInSession(language);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (attempt !== this.#latest) return false;
      runInAction(() => {
        this.requested = this.current;
        this.hasFailed = true;
      });
      return false;
    }
  }
}
