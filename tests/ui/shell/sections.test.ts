import { expect, test } from "vitest";

import type { FailureReport } from "../../../application/ports/failure-reports.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { sectionLoadLimit, Sections, type LoadPage } from "../../../ui/shell/sections.ts";
import { TestClock } from "../../application/support/test-clock.ts";

const openSections = (load: LoadPage) => {
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const missing: string[] = [];
  const reports: FailureReport[] = [];
  const failures = new Failures({ report: (report) => void reports.push(report) }, () => "a-reference");
  const files = {
    came: () => undefined,
    missing: (key: string) => {
      missing.push(key);
      return Promise.resolve(false);
    },
  };
  return { sections: new Sections({ "/help": load }, clock, failures, files), clock, failures, missing, reports };
};

test.each([
  "Failed to fetch dynamically imported module: /x.js",
  "Importing a module script failed.",
  "error loading dynamically imported module",
])(
  "missing files of a page (“%s”) are checked against a deployment, and otherwise reported as missing (SHELL-11)",
  async (message) => {
    const { sections, failures, missing, reports } = openSections(() => Promise.reject(new TypeError(message)));
    await sections.page("/help")?.load();
    expect(missing).toEqual(["/help"]);
    expect(failures.shown?.screen).toBe("standard");
    expect(reports).toMatchObject([{ type: "missing" }]);
  },
);

test("a page whose code throws is reported by the error's name, not as missing", async () => {
  const { sections, missing, reports } = openSections(() => Promise.reject(new RangeError("Too deep")));
  await sections.page("/help")?.load();
  expect(missing).toEqual([]);
  expect(reports).toMatchObject([{ type: "RangeError" }]);
});

test("a page that loads too slowly reports a timeout (SHELL-11)", async () => {
  const { sections, clock, failures } = openSections(() => Promise.race<never>([]));
  const loading = sections.page("/help")?.load();
  clock.goOn(sectionLoadLimit);
  await loading;
  expect(failures.shown?.screen).toBe("timeout");
});
