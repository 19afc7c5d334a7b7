import { profile, notifications } from "../../../adapters/contract/customer.contract.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import { early, earlyContent, type EarlyCall, type PageLoads } from "../first-load/page-loads.ts";
import * as contactDetails from "./areas/contact-details.ts";
import * as progressDashboard from "./areas/progress-dashboard.ts";
import * as shell from "./areas/shell.ts";
import * as laterPages from "./later-pages.ts";
import type { Area } from "./page.tsx";
import { dashboard } from "./pages.ts";

// The build reads this file and embeds the result in the pages for head-start.ts.

/** Schemas of the texts of every page except the dashboard. */
const schemas = "domain/shell/content-documents.ts";

/** The modules with the code of a page beyond the first load, by name. */
const modules = {
  later: ["ui/composition/pages/later-pages.ts", schemas],
  "contact-details": ["ui/composition/pages/areas/contact-details.ts", schemas],
  shell: ["ui/composition/pages/areas/shell.ts", schemas],
  "progress-dashboard": ["ui/composition/pages/areas/progress-dashboard.ts"],
  "sign-in": ["adapters/identity/user-manager.ts"],
} as const;

/** Areas with the name of their code. One with `only` applies to these user types. */
const areas: readonly (readonly [keyof typeof modules, Area & { readonly only?: readonly UserType[] }])[] = [
  ...Object.values(laterPages).map((area) => ["later", area] as const),
  ["contact-details", contactDetails],
  ["shell", shell],
  ["progress-dashboard", progressDashboard],
];

/** The prefetches of a page: contents, calls, and its area's code. */
export interface Prefetches {
  readonly contents: readonly EarlyCall[];
  readonly calls: readonly EarlyCall[];
  /** The name of the page's code, and its user types; absent when the first load contains the code. */
  readonly area?: { readonly name: string; readonly only?: readonly UserType[] | undefined };
}

const prefetchesOf = ({ contents, calls }: PageLoads): Prefetches => ({ contents: contents.map(earlyContent), calls });

const pagesIn = (): Readonly<Record<string, Prefetches>> => {
  const pages: Record<string, Prefetches> = { "/": prefetchesOf(dashboard.loads) };
  for (const [name, area] of areas)
    for (const [path, { loads }] of Object.entries(area.pages).filter(([key]) => key.startsWith("/"))) {
      const { contents, calls } = prefetchesOf(loads);
      const first = pages[path] ?? { contents: [], calls: [] };
      pages[path] = {
        contents: [...first.contents, ...contents],
        calls: [...first.calls, ...calls],
        area: { name, only: area.only },
      };
    }
  return pages;
};

/** Prefetches of all pages, and of each page by path. SHELL-01 */
export const pageManifest = {
  everywhere: { contents: [earlyContent("page-framework")], calls: [early(profile), early(notifications)] },
  pages: pagesIn(),
};

/** The build's own files, as addresses. */
interface BuiltFiles {
  /** The portal's code: the entry, then the chunks it imports statically. */
  readonly code: readonly string[];
  readonly typeface: readonly string[];
  /** The script that completes a sign-in. */
  readonly completion: string;
  /** The files of modules beyond the first load. */
  readonly filesOf: (...modules: readonly string[]) => readonly string[];
}

/** Data block of the built page: what each page prefetches, and the files of its code. */
export const firstLoadOf = ({ filesOf, ...built }: BuiltFiles) => ({
  ...pageManifest,
  ...built,
  files: Object.fromEntries(Object.entries(modules).map(([name, of]) => [name, filesOf(...of)])),
});

/** The block as pages read it. On the callback page `isCallback` is set. */
export type FirstLoad = ReturnType<typeof firstLoadOf> & { readonly isCallback?: true };
