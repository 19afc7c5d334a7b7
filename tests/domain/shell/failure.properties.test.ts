import { describe, expect, test } from "vitest";

import { isClockTolerated } from "../../../domain/shell/clock-skew.ts";
import { errorScreenOf, hidesFrame, takesOver, placeOfError } from "../../../domain/shell/failure.ts";
import { fc } from "../support/fast-check.ts";

const kept = ["BALANCE", "CPD_OVERVIEW", "NOTIFICATIONS", "ADDRESS_LOOKUP", "QUALIFICATIONS"].map(
  (call) => `${call}_FETCH_ERROR`,
);

const anyName = fc.oneof(
  fc.constantFrom(...kept, "PROFILE_FETCH_ERROR", "PAGE_FRAMEWORK_FETCH_ERROR", "FEES_FETCH_ERROR"),
  fc
    .tuple(
      fc.stringMatching(/^[A-Z_]{0,12}$/),
      fc.constantFrom("SUBMIT_ERROR", "CONSENT_ERROR", "DOWNLOAD_ERROR", "FETCH_ERROR", ""),
    )
    .map(([name, ending]) => name + ending),
);

describe("failures", () => {
  test("each one either replaces the screen or shows in place, by its name alone", () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const isTold = kept.includes(name) || /(?:SUBMIT_ERROR|CONSENT_ERROR|DOWNLOAD_ERROR)$/.test(name);
        expect(takesOver(name)).toBe(!isTold);
        if (hidesFrame(name)) expect(takesOver(name)).toBe(true);
      }),
    );
  });

  test("every status has one error screen", () => {
    const status = fc.oneof(
      fc.constantFrom("timeout" as const, "unreachable" as const, "invalid" as const, "clockSkew" as const),
      fc.integer({ min: 100, max: 599 }),
    );
    fc.assert(
      fc.property(status, (said) => {
        const screens: Record<string, string> = {
          timeout: "timeout",
          clockSkew: "clockSkew",
          "410": "accessUnavailable",
        };
        expect(errorScreenOf(said)).toBe(screens[String(said)] ?? "standard");
      }),
    );
  });

  test("a clock is tolerated by its absolute difference", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000_000, max: 2_000_000_000 }),
        fc.integer({ min: -2000, max: 2000 }),
        (provider, skew) => {
          expect(isClockTolerated(provider + skew, provider)).toBe(skew >= -600 && skew <= 600);
          expect(isClockTolerated(provider, provider + skew)).toBe(isClockTolerated(provider + skew, provider));
        },
      ),
    );
  });

  test("a stack frame with text after its location gives none, since that text may be personal data", () => {
    expect(placeOfError("    at draw (https://portal.example/assets/main-A1.js:1:23) of Maya Member")).toBeUndefined();
    expect(placeOfError("    at draw (https://portal.example/assets/main-A1.js:1:23)")).toBe("main-A1.js:1:23");
  });

  test.each(["js", "mjs", "cjs", "jsx", "ts", "mts", "tsx"])("a file that ends in .%s is code", (ending) => {
    expect(placeOfError(`draw@https://portal.example/assets/main-A1.${ending}:1:23`)).toBe(`main-A1.${ending}:1:23`);
  });

  test("of a stack only file, line and column are reported", () => {
    const place = /^[\w.-]+\.[cm]?[jt]sx?:\d+:\d+$/;
    const frames = fc.array(
      fc.constantFrom(
        "at draw (https://portal.example/assets/main-A1.js:1:23)",
        "    at <anonymous>",
        "draw@https://portal.example/assets/main-A1.js:1:23",
      ),
    );
    fc.assert(
      fc.property(fc.string(), frames, (message, lines) => {
        const told = placeOfError([`TypeError: ${message}`, ...lines].join("\n"));
        if (told !== undefined) expect(told).toMatch(place);
        if (told === undefined) expect(lines.every((line) => line.includes("anonymous"))).toBe(true);
      }),
    );
  });
});
