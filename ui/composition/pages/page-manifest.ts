import { profile, notifications } from "../../../adapters/contract/customer.contract.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import { early, earlyContent, type EarlyCall, type PageLoads } from "../first-load/page-loads.ts";
import * as calendar from "./areas/calendar.ts";
import * as contactDetails from "./areas/contact-details.ts";
import * as cpdLog from "./areas/cpd-log.ts";
import * as cpd from "./areas/cpd.ts";
import * as documents from "./areas/documents.ts";
import * as fees from "./areas/fees.ts";
import * as help from "./areas/help.ts";
import * as membership from "./areas/membership.ts";
import * as myDetails from "./areas/my-details.ts";
import * as paying from "./areas/paying.ts";
import * as progressDashboard from "./areas/progress-dashboard.ts";
import * as qualifications from "./areas/qualifications.ts";
import * as requests from "./areas/requests.ts";
import * as shell from "./areas/shell.ts";
import type { Area } from "./page.tsx";
import { dashboard } from "./pages.ts";

// The build reads this file and embeds the result in the pages for head-start.ts.

/** Areas by file name. One with `only` applies to these user types. */
const areas: Readonly<Record<string, Area & { readonly only?: readonly UserType[] }>> = {
  calendar,
  "contact-details": contactDetails,
  cpd,
  "cpd-log": cpdLog,
  documents,
  fees,
  help,
  membership,
  "my-details": myDetails,
  paying,
  "progress-dashboard": progressDashboard,
  qualifications,
  requests,
  shell,
};

/** What a page prefetches: contents, calls, and its area's code. */
export interface Prefetches {
  readonly contents: readonly EarlyCall[];
  readonly calls: readonly EarlyCall[];
  /** The area with the page's code, and its user types; absent when the first load contains the code. */
  readonly area?: { readonly name: string; readonly only?: readonly UserType[] | undefined };
}

const prefetchesOf = ({ contents, calls }: PageLoads): Prefetches => ({ contents: contents.map(earlyContent), calls });

const pagesIn = (): Readonly<Record<string, Prefetches>> => {
  const pages: Record<string, Prefetches> = { "/": prefetchesOf(dashboard.loads) };
  for (const [name, area] of Object.entries(areas))
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
