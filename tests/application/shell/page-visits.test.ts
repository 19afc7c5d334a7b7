import { beforeEach, expect, test, vi } from "vitest";

import { CallFailure } from "../../../application/ports/result.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { PageVisits } from "../../../application/shell/page-visits.ts";
import { codeOf, resourceOf } from "../../../application/shell/resource.ts";
import { TestClock } from "../support/test-clock.ts";

const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));

/** A page with one resource. Each fetch returns a new value; responses can be held back. */
const pageWith = (of: typeof resourceOf = resourceOf) => {
  const navigationGuard = new NavigationGuard();
  const visits = new PageVisits(clock, navigationGuard);
  let fetched = 0;
  let answer = (): void => undefined;
  let held: Promise<void> | undefined;
  const shown = of(
    async () => {
      fetched += 1;
      const mine = fetched;
      await held;
      return `answer ${mine}`;
    },
    (error) => {
      throw error;
    },
  );
  const hold = (): void => {
    held = new Promise((resolve) => {
      answer = resolve;
    });
  };
  return { navigationGuard, visits, shown, hold, release: () => answer(), times: () => fetched };
};

type Page = ReturnType<typeof pageWith>;
let page: Page;
beforeEach(() => {
  page = pageWith();
});

const openedBefore = async ({ visits, shown }: Page): Promise<void> => {
  await visits.open(shown, false);
  clock.goOn(5_000);
};

test("the first visit fetches a resource, unless another page has fetched it", async () => {
  await openedBefore(page);
  await page.visits.open(page.shown, false);
  expect([page.shown.value, page.times()]).toEqual(["answer 1", 1]);
});

test("a later visit fetches again", async () => {
  await openedBefore(page);
  await page.visits.open(page.shown, true);
  expect([page.shown.value, page.times()]).toEqual(["answer 2", 2]);
});

test("resources are revalidated on a return to the window, once for its two events (DATE-04)", async () => {
  await page.visits.open(page.shown, false);
  clock.goOn(1_000);
  await page.visits.returnTo(page.shown);
  await page.visits.returnTo(page.shown);
  expect([page.shown.value, page.times()]).toEqual(["answer 2", 2]);
  clock.goOn(1_000);
  await page.visits.returnTo(page.shown);
  expect(page.times()).toBe(3);
});

test("fresh resources are revalidated when another language shows (LANG-04)", async () => {
  await page.visits.renew(page.shown);
  expect(page.times()).toBe(0);
  await page.visits.open(page.shown, false);
  await page.visits.renew(page.shown);
  expect([page.shown.value, page.times()]).toEqual(["answer 2", 2]);
});

test("a resource that never loaded is not fetched when the window is visible again", async () => {
  await page.visits.returnTo(page.shown);
  expect(page.times()).toBe(0);
});

test("frequent visits do not fetch each time", async () => {
  await page.visits.open(page.shown, false);
  clock.goOn(4_999);
  await page.visits.open(page.shown, true);
  expect(page.times()).toBe(1);
});

test("a form in progress keeps its values when a new response arrives", async () => {
  await openedBefore(page);
  page.hold();
  const opened = page.visits.open(page.shown, true);
  page.navigationGuard.watch({ isUnderWay: () => true, isUnsaved: () => false, discard: () => undefined });
  page.release();
  await opened;
  expect([page.shown.value, page.times()]).toEqual(["answer 1", 2]);
});

test("a form in progress keeps its page when the record is refused on a return to the window (SHELL-12)", async () => {
  const { navigationGuard, visits, shown } = pageWith((fetch, onThrown) => {
    let isRefused = false;
    const read = () => {
      if (isRefused) throw new CallFailure("ANY_FETCH_ERROR", 403, "reference");
      isRefused = true;
      return fetch();
    };
    return resourceOf(read, onThrown);
  });
  await openedBefore({ ...page, visits, shown });
  navigationGuard.watch({ isUnderWay: () => true, isUnsaved: () => true, discard: () => undefined });
  await visits.returnTo(shown);
  expect(shown.value).toBe("answer 1");
});

test("code is fetched once", async () => {
  page = pageWith(codeOf);
  await openedBefore(page);
  await page.visits.open(page.shown, true);
  expect(page.times()).toBe(1);
});

test("the first page does not request preloaded resources again", async () => {
  const { visits, shown } = page;
  await shown.load();
  visits.preload(shown);
  await visits.open(shown, true);
  expect(page.times()).toBe(1);
});

test("they are requested again after another page was opened", async () => {
  const { visits, shown } = page;
  visits.preload(shown);
  await vi.waitFor(() => expect(shown.value).toBe("answer 1"));
  visits.leaveFirst();
  clock.goOn(5_000);
  await visits.open(shown, true);
  expect([shown.value, page.times()]).toEqual(["answer 2", 2]);
});
