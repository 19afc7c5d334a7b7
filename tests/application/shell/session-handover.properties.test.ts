import { expect, it } from "vitest";

import type { HandedSession } from "../../../application/ports/identity.ts";
import { followTabs, sessionCheck, signedInMessage, takeSession } from "../../../application/shell/session-handover.ts";
import { fc } from "../../domain/support/fast-check.ts";
import { browserTabs } from "../support/browser-tabs.ts";
import { MemorySession } from "../support/memory-session.ts";
import { TestClock } from "../support/test-clock.ts";

const tabCount = 4;
const now = new Date("2026-03-04T12:00:00Z");

/** The provider's session in this browser. Each one has a number; sign-ins of the same person share it. */
class ProviderSession {
  customerId: string | undefined;
  count = 0;

  signIn(customerId: string): void {
    if (this.customerId !== customerId) this.count += 1;
    this.customerId = customerId;
  }

  end(): void {
    this.customerId = undefined;
  }

  /** Whether a tab's session is the one that the provider has now. */
  isCurrent({ customerId, expiresAt }: HandedSession): boolean {
    return this.customerId === customerId && expiresAt === numbered(this.count);
  }
}

/** The number of a session, where it outlasts every test. */
const numbered = (count: number): number => now.getTime() / 1000 + 1_000 + count;

/** Tabs of one browser, each of which handles its messages in order, whenever the story lets it. */
const openBrowser = () => {
  const clock = new TestClock(now);
  const provider = new ProviderSession();
  const inboxes = Array.from({ length: tabCount }, (): (() => void)[] => []);
  const newTab = browserTabs((tab, hear) => void inboxes[tab]?.push(hear));

  let asked = 0;
  const openTab = () => {
    const [tabs, session] = [newTab(), new MemorySession()];
    let taken: (() => void) | undefined;
    let isAsking = false;
    let isRunning = false;
    const end = (): void => {
      isRunning = false;
      session.remove();
    };
    /** Starts the portal over the stored session. */
    const run = (): void => {
      taken?.();
      taken = undefined;
      if (!session.stored || isRunning) return;
      isRunning = true;
      followTabs({ tabs, clock, session }, { onEnded: end, onCheck: check });
    };
    /** Asks the provider, as a renewal does. */
    const check = (): void => {
      if (!session.stored || provider.isCurrent(session.stored)) return;
      end();
      tabs.tell(sessionCheck);
    };
    return {
      session,
      run,
      signIn: (customerId: string): void => {
        if (isAsking || isRunning || taken) return;
        provider.signIn(customerId);
        const expiresAt = numbered(provider.count);
        session.stored = { customerId, isCheckedByCalls: true, hasRefreshToken: false, expiresAt, record: "" };
        tabs.tell(signedInMessage(customerId));
        run();
      },
      ask: (): void => {
        if (isAsking || isRunning || taken) return;
        isAsking = true;
        void takeSession({ tabs, clock, session }, () => String((asked += 1))).then((stop) => {
          isAsking = false;
          taken = stop;
        });
      },
      signOut: (why: "logout" | "idle"): void => {
        if (!isRunning) return;
        end();
        provider.end();
        tabs.tell(why);
      },
      findEnded: (): void => {
        if (!isRunning) return;
        provider.end();
        check();
      },
    };
  };
  const all = Array.from({ length: tabCount }, openTab);
  return {
    provider,
    tabs: all,
    /** A tab handles its next message. */
    handle: (tab: number): void => inboxes[tab]?.shift()?.(),
    handleAll: async () => {
      while (inboxes.some((inbox) => inbox.length > 0)) {
        for (const inbox of inboxes) inbox.shift()?.();
        await settle();
      }
    },
  };
};

type Tab = ReturnType<typeof openBrowser>["tabs"][number];

const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

const acts = {
  "Maya signs in": ({ signIn }) => signIn("Maya"),
  "Owen signs in": ({ signIn }) => signIn("Owen"),
  asks: ({ ask }) => ask(),
  "opens its page": ({ run }) => run(),
  "signs out": ({ signOut }) => signOut("logout"),
  "is idle": ({ signOut }) => signOut("idle"),
  "finds the session ended": ({ findEnded }) => findEnded(),
} satisfies Readonly<Record<string, (tab: Tab) => void>>;
type Act = keyof typeof acts | "handles a message";

/** Orders of events in which a message is handled as often as anything else happens. */
const stories = (...kinds: readonly Act[]) =>
  fc.array(
    fc.record({
      tab: fc.nat(tabCount - 1),
      act: fc.oneof(fc.constantFrom(...kinds), fc.constant<Act>("handles a message")),
    }),
    { maxLength: 40, size: "max" },
  );

/** Plays a story, and then lets every tab handle its messages and open its page. */
const play = async (story: readonly { readonly tab: number; readonly act: Act }[]) => {
  const browser = openBrowser();
  for (const { tab, act } of story) {
    const actor = browser.tabs[tab];
    if (act === "handles a message") browser.handle(tab);
    else if (actor) acts[act](actor);
    await settle();
  }
  await browser.handleAll();
  for (const tab of browser.tabs) tab.run();
  return browser;
};

it("no tab stays signed in after a sign-out, the end of the session, or another person's sign-in", async () => {
  await fc.assert(
    fc.asyncProperty(stories(...(Object.keys(acts) as (keyof typeof acts)[])), async (story) => {
      const { tabs, provider } = await play(story);
      const stored = tabs.flatMap(({ session }) => session.stored ?? []);
      expect(stored.filter((session) => !provider.isCurrent(session))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it("while nothing ends, every tab that asks a signed-in one is signed in as well", async () => {
  await fc.assert(
    fc.asyncProperty(stories("asks", "opens its page"), async (story) => {
      const { tabs } = await play([{ tab: 0, act: "Maya signs in" }, ...story]);
      const asking = new Set(story.filter(({ act }) => act === "asks").map(({ tab }) => tab));
      for (const tab of asking) expect(tabs[tab]?.session.stored?.customerId).toBe("Maya");
    }),
  );
});
