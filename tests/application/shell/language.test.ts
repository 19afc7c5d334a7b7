import fc from "fast-check";
import { expect, test } from "vitest";

import type { ContentPages } from "../../../application/content/content-pages.ts";
import { CallFailure } from "../../../application/ports/result.ts";
import { Language } from "../../../application/shell/language.ts";
import { browserTabs } from "../support/browser-tabs.ts";

const offered = ["en", "fr", "cy"];

/** A window whose texts a test answers or fails, in any order. */
const windowOf = (tabs = browserTabs()(), isAlone = false, keepOnRecord?: (language: string) => Promise<unknown>) => {
  const pending: { readonly settle: (succeeds: boolean) => void }[] = [];
  const shown: string[] = [];
  const kept: string[] = [];
  const content = {
    fetchAgain: () => {
      const requested = language.requested ?? "";
      return new Promise<() => void>((resolve, reject) => {
        pending.push({
          settle: (succeeds) =>
            succeeds
              ? resolve(() => void shown.push(requested))
              : reject(new CallFailure("CONTENT_FETCH_ERROR", 503, "an-id", { isNotOffered: false })),
        });
      });
    },
  } as unknown as ContentPages;
  const language = new Language(
    {
      offered,
      first: () => (isAlone ? undefined : "en"),
      keep: (tag) => void kept.push(tag),
      keepInSession: () => undefined,
      keepOnRecord,
    },
    content,
    tabs,
  );
  return { language, pending, shown, kept };
};

test("the texts and the language change together, and the choice is kept (LANG-03)", async () => {
  const { language, pending, shown, kept } = windowOf();
  const choice = language.choose("fr");
  expect([language.current, language.requested, kept]).toEqual(["en", "fr", []]);
  pending[0]?.settle(true);
  await choice;
  expect([language.current, shown, kept]).toEqual(["fr", ["fr"], ["fr"]]);
});

test("a language whose texts do not arrive leaves everything as it is, and says so (LANG-03)", async () => {
  const { language, pending, shown, kept } = windowOf();
  const choice = language.choose("fr");
  pending[0]?.settle(false);
  await choice;
  expect([language.current, language.requested, language.hasFailed]).toEqual(["en", "en", true]);
  expect([shown, kept]).toEqual([[], []]);
  const again = language.choose("fr");
  expect(language.hasFailed).toBe(false);
  pending[1]?.settle(true);
  await again;
  expect(language.current).toBe("fr");
});

test("other tabs follow a choice without keeping it again (LANG-03)", async () => {
  const tabs = browserTabs();
  const one = windowOf(tabs());
  const other = windowOf(tabs());
  const stop = other.language.followTabs();
  const choice = one.language.choose("cy");
  one.pending[0]?.settle(true);
  await choice;
  await Promise.resolve();
  other.pending[0]?.settle(true);
  await new Promise(setImmediate);
  stop();
  expect([other.language.current, other.kept]).toEqual(["cy", []]);
});

test("nothing can be chosen where one language is offered, or one that is not (LANG-01)", async () => {
  const { language, pending } = windowOf(browserTabs()(), true);
  await language.choose("fr");
  expect([language.offered, language.current, pending]).toEqual([[], undefined, []]);
  const { language: several, pending: asked } = windowOf();
  await several.choose("de");
  expect([several.current, asked]).toEqual(["en", []]);
});

test("the last of several choices shows, whichever texts arrive first or fail (LANG-03)", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...offered), { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      fc.infiniteStream(fc.boolean()),
      async (chosen, order, outcomes) => {
        const { language, pending, shown } = windowOf();
        const choices = chosen.map((tag) => language.choose(tag));
        const waiting = [...pending];
        while (waiting.length > 0) {
          const [next] = waiting.splice((order.next().value ?? 0) % waiting.length, 1);
          next?.settle(outcomes.next().value === true);
          await new Promise(setImmediate);
        }
        await Promise.all(choices);
        // Texts and language never differ, and a failure shows only where the last choice does not.
        expect(shown.at(-1) ?? "en").toBe(language.current);
        expect(language.hasFailed).toBe(language.current !== chosen.at(-1));
        expect(language.requested).toBe(language.current);
      },
    ),
    { numRuns: 200 },
  );
});
