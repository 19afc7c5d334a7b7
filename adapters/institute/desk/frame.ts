import { nameInLines } from "../../../domain/shell/organisation.ts";
import { languageOf } from "../../contract/organisation.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import { html, type Html } from "../platform/pages/html.ts";
import type { StaffRow } from "../provider/staff/staff.store.ts";

/** The entries of the navigation, in order. DESK-01 */
export const entries = {
  today: { label: "Today", path: "/desk/today" },
  inbox: { label: "Inbox", path: "/desk/inbox" },
  people: { label: "People", path: "/desk/people" },
  money: { label: "Money", path: "/desk/money" },
  year: { label: "The year", path: "/desk/year" },
  files: { label: "Files", path: "/desk/files" },
  staff: { label: "Staff", path: "/desk/staff" },
} as const;
export type Entry = keyof typeof entries;

/** The content of a page of the desk. */
export interface DeskPage {
  readonly title: string;
  readonly entry: Entry;
  readonly content: Html;
  /** How many submissions wait for a decision by staff. */
  readonly waiting: number;
  readonly isAnyLate: boolean;
  /** Links to heavy work that goes on. */
  readonly underWay: Html | undefined;
  /** When it was drawn, in words, for paper. */
  readonly drawnAt: string;
}

const waitingCount = ({ waiting, isAnyLate }: DeskPage): Html | undefined =>
  waiting === 0
    ? undefined
    : html` <span class="count ${isAnyLate ? "late" : ""}">${String(waiting)}<span class="hidden"> wait${isAnyLate ? ", some are late" : ""}</span></span>`;

const link = (key: Entry, page: DeskPage): Html => {
  const { label, path } = entries[key];
  const current = key === page.entry ? html`aria-current="page"` : undefined;
  return html`<li><a href="${path}" ${current}>${label}${key === "inbox" ? waitingCount(page) : undefined}</a></li>`;
};

/** Renders a page of the desk for one of the staff. DESK-01 */
export const deskPage = (
  { name, timeZone, ...body }: OrganisationSettings & { readonly timeZone: string },
  { name: who, role }: Pick<StaffRow, "name" | "role">,
  page: DeskPage,
): string =>
  html`<!doctype html>
    <html lang="${languageOf({ name, ...body })}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} – Desk – ${name}</title>
        <link rel="icon" href="/body/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/desk/style.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the page</a>
        <header>
          <div class="mast">
            <a class="brand" href="/desk"><span class="mark" aria-hidden="true"></span><span>${nameInLines(name)}</span><b>Desk</b></a>
            <form class="find" role="search" action="/desk/find" method="post">
              <label class="hidden" for="q">Find a person, a reference or a code</label>
              <input id="q" name="q" type="search" placeholder="Name, number, email, reference, code" autocomplete="off" maxlength="200" />
              <button class="button" type="submit">Find</button>
            </form>
            <p class="who"><strong>${who}</strong><span>${role}</span></p>
            <form action="/desk/sign-out" method="post"><button class="plain" type="submit">Sign out</button></form>
          </div>
          <nav class="nav" aria-label="Desk">
            <ul>
              ${(Object.keys(entries) as Entry[]).map((key) => link(key, page))}
            </ul>
          </nav>
        </header>
        <p class="printed">${name}. Printed by ${who}, from the page of ${page.drawnAt}.</p>
        <main class="main" id="main">${page.underWay}${page.content}</main>
        <footer class="foot">
          <div><p>Times are those of ${timeZone}. What you see and do here is recorded with your name.</p><p><a href="/desk/account">Your account</a></p></div>
        </footer>
      </body>
    </html> `.markup;
