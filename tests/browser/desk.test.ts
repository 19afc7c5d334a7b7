import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";

import "../../adapters/institute/areas/fees/bank-files/bank-lines.store.ts";
import { newStaffLink } from "../../adapters/institute/provider/staff/links.store.ts";
import { storeStaff } from "../../adapters/institute/provider/staff/staff.store.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { isWholeSweep } from "../access/sweep.ts";
import { accessibilityFaults } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser();
const field = "Find a person, a reference or a code";

const opened = async (options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> => {
  const context = await portal.browser.newContext(options);
  await work(await context.newPage());
  await context.close();
};

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${portal.url}/desk/inbox`);
  await page.getByLabel("Email").fill("rosa.registrar@example.org");
  await page.getByLabel("Password").fill("Ledger-2026");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
};

/** Each state of the desk, by what leads to it from the inbox. */
const states: readonly (readonly [state: string, lead: (page: Page) => Promise<unknown>])[] = [
  ["the inbox", async () => undefined],
  ["an empty view", (page) => page.goto(`${portal.url}/desk/inbox?waits=person&kind=waiver`)],
  ["the list of people", (page) => page.goto(`${portal.url}/desk/people`)],
  ["nobody found", (page) => find(page, "overdew")],
  ["people found", (page) => find(page, "singapore")],
  ["a person", (page) => find(page, "owen.overdue@example.org")],
  ...[
    "Post a payment",
    "Add a charge",
    "Correct the name or language",
    "Change the type or fellowship",
    "Correct the register details",
    "Correct the contact details",
    "Invite",
    "Merge into another account",
    "Erase",
    "Suspend",
    "Record a departure",
    "Add or remove a notice",
    "Change history",
  ].map((action) => [action, (page: Page) => openAction(page, action)] as const),
  [
    "credit to refund",
    async (page) => {
      await find(page, "maya.member@example.org");
      await page.getByRole("link", { name: "Post a payment" }).click();
      await page.getByLabel("Amount").fill("900.00");
      await page.getByRole("button", { name: "See what will happen" }).click();
      await page.getByRole("button", { name: "Post the payment" }).click();
      await page.getByRole("link", { name: "Refund credit" }).click();
    },
  ],
  [
    "a form with an error",
    async (page) => {
      await openAction(page, "Post a payment");
      await page.getByRole("button", { name: "See what will happen" }).click();
    },
  ],
  [
    "what a suspension will do",
    async (page) => {
      await openAction(page, "Suspend");
      await page.getByRole("button", { name: "See what will happen" }).click();
    },
  ],
  [
    "a posting to take back",
    async (page) => {
      await find(page, "owen.overdue@example.org");
      await page.getByRole("link", { name: "Reverse" }).first().click();
    },
  ],
  ["exam results of all students", (page) => page.goto(`${portal.url}/desk/people/exam-results`)],
  ["a month's end", (page) => page.goto(`${portal.url}/desk/money/month`)],
  ["today", (page) => page.goto(`${portal.url}/desk/today`)],
  ["no money put aside", (page) => page.goto(`${portal.url}/desk/money?show=aside`)],
  ["money that waits", (page) => openMoney(page)],
  ["a credit", (page) => openMoney(page, "Quarterly fees")],
  [
    "a credit whose parts have an error",
    async (page) => {
      await openMoney(page, "Quarterly fees");
      await page.getByRole("link", { name: "Several people" }).click();
      await page.getByRole("button", { name: "See what will happen" }).click();
    },
  ],
  ["who owes", (page) => page.goto(`${portal.url}/desk/money/owing`)],
  ["a bank file", (page) => page.goto(`${portal.url}/desk/money/file`)],
  ...[
    ["a bank file that cannot be read", "2026-11-20,4100114,0.00"],
    ["what a bank file will do", "2026-11-20,4100114,268.50\n2026-11-20,4100107 4100114,5.00"],
  ].map(
    ([state = "", lines = ""]) =>
      [
        state,
        async (page: Page) => {
          await page.goto(`${portal.url}/desk/money/file`);
          await giveFile(page, `Date,Details,Amount\n${lines}\n`);
        },
      ] as const,
  ),
  ["somebody to add to the staff", (page) => page.goto(`${portal.url}/desk/staff/add`)],
  ["one's own account", (page) => page.goto(`${portal.url}/desk/account`)],
  ["a person to add", (page) => page.goto(`${portal.url}/desk/people/add`)],
  [
    "what a merger will do",
    async (page) => {
      await openAction(page, "Merge into another account");
      await page.getByLabel("Number or email of the account to keep").fill("sven.singapore@example.org");
      await page.getByRole("button", { name: "See what will happen" }).click();
    },
  ],
  [
    "what an erasure will do",
    async (page) => {
      await find(page, "rita.retired@example.org");
      await page.getByRole("link", { name: "Erase", exact: true }).click();
      await page.getByLabel("Confirm their number").fill("4100156");
      await page.getByRole("button", { name: "See what will happen" }).click();
    },
  ],
  ["imports", (page) => page.goto(`${portal.url}/desk/files`)],
  [
    "an import with faults",
    async (page) => {
      await page.goto(`${portal.url}/desk/files`);
      await page.getByLabel("Kind of file").selectOption("people");
      await giveFile(page, "customerId,surnam\n4100114,Overton\n");
    },
  ],
  [
    "what an import will do",
    async (page) => {
      await page.goto(`${portal.url}/desk/files`);
      await page.getByLabel("Kind of file").selectOption("people");
      await giveFile(page, "customerId,surname\n4100114,Overton\n");
    },
  ],
  ["the fees of a year", (page) => page.goto(`${portal.url}/desk/money/fees`)],
  [
    "what a fee run will do",
    async (page) => {
      await page.goto(`${portal.url}/desk/money/fees`);
      await page.getByRole("button", { name: "See what will happen" }).click();
    },
  ],
  [
    "a fee run that can be taken back",
    async (page) => {
      await page.goto(`${portal.url}/desk/money/fees`);
      const runs = page.getByRole("region", { name: "Fee runs" }).getByRole("link");
      if ((await runs.count()) === 0) {
        await page.getByLabel("Each").fill("260.00");
        await page.getByRole("button", { name: "See what will happen" }).click();
        await page.getByRole("button", { name: "Charge the subscription" }).click();
        await page.getByRole("status").filter({ hasText: "have been charged" }).waitFor();
      }
      await runs.first().click();
    },
  ],
  ["a day of the year", (page) => page.goto(`${portal.url}/desk/year?on=2027-01-02`)],
  ["no review yet", (page) => page.goto(`${portal.url}/desk/year/reviews`)],
  [
    "a draw without declarations",
    async (page) => {
      await page.goto(`${portal.url}/desk/year/reviews/draw`);
      await page.getByRole("button", { name: "See what will happen" }).click();
    },
  ],
  ["who could be suspended", (page) => page.goto(`${portal.url}/desk/year/suspend`)],
  [
    "a suspension of nobody",
    async (page) => {
      await page.goto(`${portal.url}/desk/year/suspend`);
      const checked = page.getByRole("checkbox", { checked: true });
      while ((await checked.count()) > 0) await checked.first().uncheck();
      await page.getByRole("button", { name: "See what will happen" }).click();
    },
  ],
  [
    "what suspending several will do",
    async (page) => {
      await page.goto(`${portal.url}/desk/year/suspend`);
      await page.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: "See what will happen" }).click();
    },
  ],
  ["the record", (page) => page.goto(`${portal.url}/desk/record?show=all`)],
  ["the staff", (page) => page.goto(`${portal.url}/desk/staff`)],
  [
    "one of the staff",
    async (page) => {
      await page.goto(`${portal.url}/desk/staff`);
      await page.getByRole("link", { name: "Rosa Registrar" }).click();
    },
  ],
  ["a page that is not there", (page) => page.goto(`${portal.url}/desk/cases/none`)],
  ["a case", (page) => page.getByRole("link", { name: "Application for membership" }).first().click()],
  ["a case with an error", (page) => sendRefusal(page, "")],
  ["what will happen", (page) => sendRefusal(page, "Not yet.")],
  [
    "what was done",
    async (page) => {
      await sendRefusal(page, "Not yet.");
      await page.getByRole("button", { name: "Refuse the application for membership" }).click();
    },
  ],
];

/** Opens the money that waits, with one credit, and the credit by its words. */
const openMoney = async (page: Page, words?: string): Promise<void> => {
  const line = {
    bankLine: "BANK-00000000000000AA",
    day: "2026-11-20" as CalendarDate,
    words: "Quarterly fees 4100114",
    payer: "Maya Member",
  };
  const read = { file: "bank.csv", fileLine: 2, addedBy: "registrar", addedAt: 0 };
  const notAside = { asideReason: null, asideBy: null, asideAt: null };
  const { database } = portal.institute;
  await database
    .insertInto("bankLines")
    .values({ ...line, ...read, ...notAside, amount: 268_50, open: 268_50 })
    .onConflict((conflict) => conflict.column("bankLine").doNothing())
    .execute();
  await page.goto(`${portal.url}/desk/money`);
  if (words !== undefined) await page.getByRole("link", { name: words }).click();
};

/** Gives the form of a page a file, as a person chooses one. */
const giveFile = async (page: Page, content: string): Promise<void> => {
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "given.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "See what will happen" }).click();
};

const find = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(field).fill(text);
  await page.getByRole("button", { name: "Find" }).click();
};

const openAction = async (page: Page, action: string): Promise<void> => {
  await find(page, "owen.overdue@example.org");
  await page.getByRole("link", { name: action, exact: true }).click();
};

const sendRefusal = async (page: Page, reason: string): Promise<void> => {
  await page.getByRole("link", { name: "Application for membership" }).first().click();
  await page.getByRole("radio", { name: "Refuse" }).check();
  await page.getByRole("textbox", { name: "Reason" }).fill(reason);
  await page.getByRole("button", { name: "See what will happen" }).click();
};

const looks = [
  { width: 1920, colorScheme: "dark" },
  { width: 820, colorScheme: "light" },
  { width: 320, colorScheme: "dark" },
] as const;
type Look = (typeof looks)[number];

/** By how many pixels the page is wider than the window, or a table than its column. */
const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tables = [...document.querySelectorAll("table")].map((table) => {
      const column = table.parentElement?.getBoundingClientRect();
      return table.getBoundingClientRect().right - (column?.right ?? 0);
    });
    return Math.round(Math.max(document.documentElement.scrollWidth - window.innerWidth, 0, ...tables));
  });

/** Widths of the looks, and those at which the columns of a page are narrowest. */
const widths = [1920, 1100, 820, 705, 320];

/** Checks the page on screen at every width, and in a look for accessibility. */
const checkPage = async (page: Page, state: string, { width: ownWidth, colorScheme }: Look): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await excessWidth(page), `${state} at ${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: ownWidth, height: 800 });
  expect(await accessibilityFaults(page), `${state} at ${ownWidth} px in ${colorScheme}`).toEqual([]);
};

// `npm test` sees each state in one of the looks, `npm run access` in each.
test.for(looks.map((look, place) => ({ ...look, place })))(
  "no page has a fault at $width px in $colorScheme, or scrolls sideways (DESK-11)",
  { timeout: 120_000 },
  async ({ place, ...look }) => {
    await opened({ colorScheme: look.colorScheme, reducedMotion: "reduce" }, async (page) => {
      await page.goto(`${portal.url}/desk`);
      await checkPage(page, "the sign-in", look);
      await signIn(page);
      for (const [state, lead] of states.filter((_, at) => isWholeSweep || at % looks.length === place)) {
        await page.goto(`${portal.url}/desk/inbox`);
        await lead(page);
        await page.waitForLoadState();
        await checkPage(page, state, look);
      }
    });
  },
);

test.for([390, 820])(
  "at %d px long names of a person, of who owes and who may have paid fit (DESK-11)",
  async (width) => {
    const longest = { firstName: "Bartholomew Maximilian", surname: "Papadopoulosanagnostopoulosgeorgiadisiliopoulos" };
    const { database } = portal.institute;
    const rename = (name: typeof longest) =>
      database.updateTable("customers").set(name).where("customerId", "=", "4100114").execute();
    await opened({ viewport: { width, height: 800 } }, async (page) => {
      await signIn(page);
      await rename(longest);
      try {
        await openMoney(page);
        for (const address of ["/desk/money", "/desk/money/owing"]) {
          await page.goto(`${portal.url}${address}`);
          await page.getByRole("link", { name: longest.surname }).first().waitFor();
          expect(await excessWidth(page), address).toBe(0);
        }
        await page.getByRole("link", { name: longest.surname }).first().click();
        await page.getByRole("heading", { level: 1, name: longest.surname }).waitFor();
        expect(await excessWidth(page)).toBe(0);
      } finally {
        await rename({ firstName: "Owen", surname: "Overdue" });
      }
    });
  },
);

test("paper shows what is known, and who printed it, without forms and buttons (DESK-11)", async () => {
  await opened({}, async (page) => {
    await signIn(page);
    const pages: readonly (readonly [lead: () => Promise<unknown>, kept: string])[] = [
      [() => page.getByRole("link", { name: "Application for membership" }).first().click(), "Standing"],
      [() => find(page, "owen.overdue@example.org"), "owen.overdue@example.org"],
      [() => page.goto(`${portal.url}/desk/money/owing`), "Owen Overdue"],
      [() => page.goto(`${portal.url}/desk/year/suspend`), "Owen Overdue"],
    ];
    for (const [lead, kept] of pages) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(`${portal.url}/desk/inbox`);
      await lead();
      await page.waitForLoadState();
      expect(await page.getByText("Printed by Rosa Registrar").isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await page.getByText("Printed by Rosa Registrar").isVisible()).toBe(true);
      expect(await page.getByText(kept).filter({ visible: true }).count(), kept).toBeGreaterThan(0);
      for (const left of ["button", "nav", "input", "a.button", ".links"])
        expect(await page.locator(left).filter({ visible: true }).count(), `${kept}: ${left}`).toBe(0);
    }
  });
});

test("a case is decided by the keyboard alone, and without scripts (DESK-01, DESK-11)", async () => {
  await opened({ javaScriptEnabled: false }, async (page) => {
    const type = (text: string) => page.keyboard.type(text);
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (selector: string) => {
      for (let stops = 0; stops < 40; stops += 1) {
        if ((await page.locator(`${selector}:focus`).count()) > 0) return;
        await press("Tab");
      }
      throw new Error(`${selector} is no stop of the keyboard.`);
    };
    await page.goto(`${portal.url}/desk/inbox`);
    // The telephone number in the footer comes last, so the fields are the first stops.
    await press("Tab");
    await type("rosa.registrar@example.org");
    await press("Tab");
    await type("Ledger-2026");
    await press("Enter");
    await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
    await press("Tab");
    expect(await page.getByRole("link", { name: "Skip to the page" }).isVisible()).toBe(true);
    // The brand comes next, then the search.
    await press("Tab", "Tab");
    await type("MEM-2026-4100317");
    await press("Enter");
    await page.getByRole("heading", { level: 1, name: "Amir Applied" }).waitFor();
    await tabTo("#verdict-grant");
    await press("ArrowDown", "Tab");
    await type("Not yet.");
    await press("Tab", "Enter");
    await page.getByRole("heading", { level: 1, name: "This will happen" }).waitFor();
    await tabTo("form .row button.button");
    await press("Enter");
    await page.getByText("Amir Applied: refused, by Rosa Registrar.").waitFor();
    // Back to the form, by way of what would have happened.
    await page.goBack();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Amir Applied" }).waitFor();
  });
});

test("a passkey is registered by a link, and signs in at the desk (DESK-02)", async () => {
  const { page, context, url, institute } = portal;
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setPresence = (enabled: boolean) =>
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  const given = { email: "lena.park@example.org", name: "Lena Park", role: "clerk" } as const;
  const { staffId } = await storeStaff(institute.database, given, new Date());
  await page.goto(`${url}/desk/passkey/${await newStaffLink(institute.database, staffId, Date.now() + 60_000)}`);
  const register = page.getByRole("button", { name: "Register a passkey" });
  await register.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await register.click();
  await page.getByRole("heading", { level: 1, name: "Your passkey is registered" }).waitFor();
  // Otherwise the browser's offer in the email field would sign in before the button.
  await setPresence(false);
  await page.getByRole("link", { name: "Sign in to the desk" }).click();
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.waitFor();
  await setPresence(true);
  await button.click();
  await page.getByText("Lena Park", { exact: true }).waitFor();
});

test("the portal does not load or name the desk (DESK-01)", async () => {
  const { page, url } = portal;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await portal.open("maya.member");
  expect(asked.filter((path) => path.startsWith("/desk"))).toEqual([]);
  expect(await (await page.request.get(`${url}/`)).text()).not.toContain("/desk");
});
