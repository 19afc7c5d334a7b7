import { expect, it } from "vitest";

import type { FailureReport } from "../../../application/ports/failure-reports.ts";
import { ChunkLoadError } from "../../../application/shell/chunk-load-error.ts";
import { Failures } from "../../../application/shell/failures.ts";

const failures = () => {
  const reports: FailureReport[] = [];
  let identifiers = 0;
  const raised = new Failures(
    { report: (report) => void reports.push(report) },
    () => `reference-${String((identifiers += 1))}`,
  );
  return { raised, reports };
};

it.each([
  ["timeout", "timeout", "timeout"],
  ["missing", "unhandled", "standard"],
  ["RangeError", "unhandled", "standard"],
] as const)(
  "a section that fails to load (%s) is reported as such, and shows its error screen (SHELL-11)",
  (type, status, screen) => {
    const { raised, reports } = failures();
    raised.raise(new ChunkLoadError(type));
    expect(reports).toEqual([{ name: "ChunkLoadError", status, type, correlationId: "reference-1" }]);
    expect(raised.shown).toEqual({ screen, correlationId: "reference-1", isTakeOver: false });
  },
);

it("an unexpected error is reported with kind and location, once despite repeated raising (ERR-10)", () => {
  const { raised, reports } = failures();
  const error = new RangeError("Maya Member has no balance");
  error.stack = "RangeError: Maya Member has no balance\n    at draw (https://portal.example/assets/main-A1.js:1:23)";
  raised.raise(error);
  raised.raise(error);
  expect(reports).toEqual([
    {
      name: "UNHANDLED_ERROR",
      status: "unhandled",
      type: "RangeError",
      place: "main-A1.js:1:23",
      correlationId: "reference-1",
    },
  ]);
  expect(raised.shown).toEqual({ screen: "standard", correlationId: "reference-1", isTakeOver: false });
});

it("a rejected sign-in, a wrong clock and a failed render of the portal replace the screen (SIGN-04, SIGN-10, ERR-07)", () => {
  for (const [fail, name, screen] of [
    [(all: Failures) => all.signInFailed("refused", new TypeError("no")), "SIGN_IN_ERROR", "standard"],
    [(all: Failures) => all.signInFailed("declined", new TypeError("no")), "SIGN_IN_ERROR", "declined"],
    [(all: Failures) => all.signInFailed("clockSkew"), "SIGN_IN_ERROR", "clockSkew"],
    [(all: Failures) => all.portalNotDrawn(new TypeError("no")), "RENDER_ERROR", "standard"],
  ] as const) {
    const { raised, reports } = failures();
    fail(raised);
    expect(reports.map((report) => report.name)).toEqual([name]);
    expect(raised.shown).toEqual({ screen, correlationId: "reference-1", isTakeOver: true });
    raised.pageOpened();
    raised.raise(new Error("Another"));
    expect(raised.shown?.correlationId).toBe("reference-1");
  }
});

it("opening another page clears a page's failure (ERR-08)", () => {
  const { raised } = failures();
  raised.raise(new Error("One"));
  raised.pageOpened();
  expect(raised.shown).toBeUndefined();
});
