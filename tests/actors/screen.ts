/** What one page offers at core level, read from the services that it observes. */
export interface Screen {
  readonly heading: string;
  readonly question?: string | undefined;
  readonly progress?: string | undefined;
  readonly words: readonly string[];
  readonly buttons: Readonly<Record<string, () => Promise<void> | void>>;
  /** Questions, each with its answers. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, () => void>>>>;
  readonly statements?: Readonly<Record<string, () => void>>;
  /** Text fields by their label, each taking what is typed. */
  readonly fields?: Readonly<Record<string, (typed: string) => void>>;
  /** Selects by their label, each with its options. */
  readonly selects?: Readonly<Record<string, Readonly<Record<string, () => void>>>>;
  /** Sections that can be edited, by their heading. */
  readonly sections?: Readonly<Record<string, () => void>>;
  readonly switches?: Readonly<Record<string, { readonly isOn: boolean; readonly move: () => Promise<void> }>>;
  /** Links of the page to others of the portal. */
  readonly links?: Readonly<Record<string, string>>;
  readonly tables?: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** A page at core level: fetches what its screen fetches on opening, and tells what it offers. */
export interface CorePage {
  readonly open: () => Promise<void>;
  readonly screen: () => Screen;
}
