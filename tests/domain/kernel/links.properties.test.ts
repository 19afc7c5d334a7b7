import { describe, expect, test } from "vitest";

import { isExternal, opensIn, showsNewWindowIcon } from "../../../domain/kernel/links.ts";
import type { TextWith } from "../../../domain/kernel/rich-text.ts";
import { telephoneAddress, withTelephoneLinks } from "../../../domain/kernel/telephone.ts";
import { fc } from "../support/fast-check.ts";

describe("links", () => {
  test("the portal's own host is internal, any other is external", () => {
    const rest = fc.stringMatching(/^(?:\/[a-z]{0,5})?$/);
    fc.assert(
      fc.property(fc.domain(), fc.domain(), rest, (own, other, path) => {
        expect(isExternal(`https://${own}${path}`, own)).toBe(false);
        expect(isExternal(`https://${other}${path}`, own)).toBe(other.toLowerCase() !== own.toLowerCase());
        expect(isExternal(`/${path}`.replace("//", "/"), own)).toBe(false);
      }),
    );
  });

  test("links that open a new tab show the icon", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((rest) => `/outgoing/${rest}`),
        ),
        (href) => {
          if (opensIn(href, "members.example.org") === "new tab")
            expect(showsNewWindowIcon(href, "members.example.org")).toBe(true);
          if (href.startsWith("/outgoing/")) expect(showsNewWindowIcon(href, "members.example.org")).toBe(true);
        },
      ),
      { numRuns: 80 },
    );
  });

  test("a title keeps its words, and its numbers become tel: links", () => {
    const words = fc.string().filter((text) => !/\{[a-zA-Z]+\}/.test(text));
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (parts) => {
        const inlines = withTelephoneLinks(
          parts.join("{telephone}") as unknown as TextWith<"telephone">,
          "+44 (0)141 582 2000",
        );
        const links = inlines.filter(({ kind }) => kind === "link");
        expect(links).toHaveLength(parts.length - 1);
        const text = inlines.map((inline) => (inline.kind === "text" ? inline.text : "{telephone}")).join("");
        expect(text).toBe(parts.join("{telephone}"));
      }),
    );
  });

  test("a dialled number is digits, with a plus sign exactly if it had one", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.stringMatching(/^[\d ()-]{3,16}$/), (isAbroad, number) => {
        expect(telephoneAddress(`${isAbroad ? "+" : ""}${number}`)).toMatch(isAbroad ? /^tel:\+\d*$/ : /^tel:\d*$/);
      }),
    );
  });
});
