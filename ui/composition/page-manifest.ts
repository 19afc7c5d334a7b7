import type { UserType } from "../../domain/customer/user-type.ts";
import * as calendar from "./areas/calendar.ts";
import * as contactDetails from "./areas/contact-details.ts";
import * as cpd from "./areas/cpd.ts";
import * as documents from "./areas/documents.ts";
import * as fees from "./areas/fees.ts";
import * as help from "./areas/help.ts";
import * as membership from "./areas/membership.ts";
import * as myDetails from "./areas/my-details.ts";
import * as progressDashboard from "./areas/progress-dashboard.ts";
import * as qualifications from "./areas/qualifications.ts";
import * as shell from "./areas/shell.ts";
import { profile, notifications } from "../../adapters/customer/contract.ts";
import { early, earlyContent, type EarlyCall, type PageLoads } from "./page-loads.ts";
import type { Area } from "./page.tsx";
import { dashboard } from "./pages.ts";

// The build reads this and writes what comes of it into the pages: the head start prefetches by it.

/** Areas by the name of their file. One with `only` draws its pages for these user types alone. */
const areas: Readonly<Record<string, Area & { readonly only?: readonly UserType[] }>> = {
  calendar,
  "contact-details": contactDetails,
  cpd,
  documents,
  fees,
  help,
  membership,
  "my-details": myDetails,
  "progress-dashboard": progressDashboard,
  qualifications,
  shell,
};

/** What one page prefetches: contents and calls, and the code of its area. */
export interface Prefetches {
  readonly contents: readonly EarlyCall[];
  readonly calls: readonly EarlyCall[];
  /** The area whose code draws the page, and for whom; the first load has the code when absent. */
  readonly area?: { readonly name: string; readonly only?: readonly UserType[] | undefined };
}

const prefetchesOf = ({ contents, calls }: PageLoads): Prefetches => ({ contents: contents.map(earlyContent), calls });

const pagesIn = (): Readonly<Record<string, Prefetches>> => {
  const pages: Record<string, Prefetches> = { "/": prefetchesOf(dashboard.loads) };
  for (const [name, area] of Object.entries(areas))
    for (const [path, { loads }] of Object.entries(area.pages).filter(([key]) => key.startsWith("/"))) {
      const { contents, calls } = prefetchesOf(loads);
      const first = pages[path] ?? { contents: [], calls: [] };
      pages[path] = { contents: [...first.contents, ...contents], calls: [...first.calls, ...calls], area: { name, only: area.only } };
    }
  return pages;
};

/** What every page prefetches, and what each does besides, by its path. SHELL-01 */
export const pageManifest = {
  everywhere: { contents: [earlyContent("page-framework")], calls: [early(profile), early(notifications)] },
  pages: pagesIn(),
};
