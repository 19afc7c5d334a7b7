import { expect, it } from "vitest";

import { AddressSearch } from "../../../application/my-details/address-search.ts";
import type { AddressBook } from "../../../application/ports/personal-records.ts";
import { ok, err, CallFailure } from "../../../application/ports/result.ts";
import type { AddressDetail, AddressSuggestion } from "../../../domain/my-details/address-detail.ts";
import { fc } from "../../domain/support/fast-check.ts";
import { TestClock } from "../support/test-clock.ts";

const suggestion = (text: string): AddressSuggestion => ({ id: text, text, description: "", type: "Address" });
const detailOf = (id: string) => ({ company: id }) as AddressDetail;
const failure = () => err(new CallFailure("ADDRESS_LOOKUP_FETCH_ERROR", 500, "c"));

/** User actions: type, wait, or type "z" for a search that fails. */
const doings = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("type" as const), text: fc.stringMatching(/^[a-cz ]{0,3}$/) }),
    fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(1, 500, 999, 1_000, 3_000) }),
  ),
  { maxLength: 12 },
);

it("searches a second after the last keystroke, and only the last search counts (CONT-02)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), doings, async (scheduler, story) => {
      const clock = new TestClock(new Date(0));
      const searched: string[] = [];
      const book: Pick<AddressBook, "search"> = {
        search: (text) => {
          searched.push(text);
          return scheduler.schedule(Promise.resolve(text.includes("z") ? failure() : ok([suggestion(text)])));
        },
      };
      const search = new AddressSearch(
        book as AddressBook,
        clock,
        () => undefined,
        () => () => undefined,
        () => undefined,
      );
      const due: string[] = [];
      let typed: { text: string; at: number } | undefined;
      const notice = () => {
        if (typed && typed.text.trim() !== "" && clock.now().getTime() - typed.at >= 1_000) {
          due.push(typed.text.trim());
          typed = undefined;
        }
      };
      for (const doing of story) {
        if (doing.kind === "type") {
          search.type(doing.text);
          typed = { text: doing.text, at: clock.now().getTime() };
        } else clock.goOn(doing.milliseconds);
        notice();
        if (scheduler.count() > 0 && doing.kind === "wait" && doing.milliseconds === 500) await scheduler.waitNext(1);
      }
      clock.goOn(1_000);
      notice();
      // The scheduler resolves pending responses in random order.
      await scheduler.waitIdle();

      expect(searched).toEqual(due);
      const last = story.findLast((doing) => doing.kind === "type")?.text.trim() ?? "";
      if (last === "") expect(search.state.status).toBe("idle");
      else if (last.includes("z")) expect(search.state.status).toBe("failed");
      else expect(search.found.map(({ text }) => text)).toEqual([last]);
    }),
  );
});

it("fills in the last chosen address, whatever the order of responses", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 6 }),
      async (scheduler, ids) => {
        const book: Pick<AddressBook, "detail"> = {
          detail: (id) => scheduler.schedule(Promise.resolve(ok(detailOf(id)))),
        };
        const chosen: string[] = [];
        const search = new AddressSearch(
          book as AddressBook,
          new TestClock(new Date(0)),
          () => undefined,
          () => (detail) => void chosen.push(detail.company),
          () => undefined,
        );
        for (const id of ids) void search.choose(id);
        await scheduler.waitIdle();
        expect(chosen).toEqual(ids.slice(-1));
      },
    ),
  );
});

it("shows that a chosen address is loading until it arrives (CONT-02)", async () => {
  let answer: ((detail: ReturnType<typeof detailOf>) => void) | undefined;
  const book: Pick<AddressBook, "detail"> = {
    detail: () =>
      new Promise((resolve) => {
        answer = (detail) => resolve(ok(detail));
      }),
  };
  const search = new AddressSearch(
    book as AddressBook,
    new TestClock(new Date(0)),
    () => undefined,
    () => () => undefined,
    () => undefined,
  );
  const chosen = search.choose("a");
  const states = [search.isChoosing];
  answer?.(detailOf("a"));
  await chosen;
  expect([...states, search.isChoosing, search.state.status]).toEqual([true, false, "filled in"]);
});

it("tells a failed search from a chosen address that does not arrive (CONT-02)", async () => {
  const book: Pick<AddressBook, "search" | "detail"> = {
    search: () => Promise.resolve(failure()),
    detail: () => Promise.resolve(failure()),
  };
  const search = new AddressSearch(
    book as AddressBook,
    new TestClock(new Date(0)),
    () => undefined,
    () => () => undefined,
    () => undefined,
  );
  await search.search("High Street");
  const searched = search.state.status;
  await search.choose("a");
  expect([searched, search.state.status]).toEqual(["failed", "not filled in"]);
});

it.each(["🙂", "...", "x".repeat(201)])("finds nothing by %s, and sends no request (CONT-02)", async (typed) => {
  const requests: string[] = [];
  const book = {
    search: (text: string) => (requests.push(text), Promise.resolve(failure())),
  } as unknown as AddressBook;
  const search = new AddressSearch(
    book,
    new TestClock(new Date(0)),
    () => undefined,
    () => () => undefined,
    () => undefined,
  );
  await search.search(typed);
  expect([search.state, requests]).toEqual([{ status: "found", found: [] }, []]);
});
