import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import type { AnnualDeclaration, YearStatus } from "../../../domain/cpd/history.ts";
import { calendarDate, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { CpdHistory } from "../../../ui/cpd/cpd-history.tsx";
import { render } from "../support/render.tsx";
import { textsOf } from "../support/texts.ts";

const declarationsTexts = await textsOf("annual-declarations");

test.each<[YearStatus, string]>([
  ["NOT_DECLARED", "Not declared"],
  ["COMPLETE", "Declared"],
  ["INCOMPLETE", "Declared, route to be given"],
  ["NOT_MET_REQUIREMENTS", "Declared, requirements not met"],
])("a year that is %s is displayed as “%s” (CPD-11)", (status, words) => {
  const year: AnnualDeclaration = { year: 2025, status, broughtForwardUnits: 0, adjustments: [] };
  render(<CpdHistory years={[year]} texts={declarationsTexts.history} declares takesAnswers={false} />);
  expect(screen.getByRole("cell", { name: words })).toBeDefined();
});

test("a year declared here shows its reference and date (CPD-11)", () => {
  const year: AnnualDeclaration = {
    year: 2025,
    status: "COMPLETE",
    reference: "CPD-2025-4H7KQ2MB",
    submittedOn: calendarDate("2025-11-03"),
    broughtForwardUnits: 0,
    adjustments: [],
  };
  render(<CpdHistory years={[year]} texts={declarationsTexts.history} declares takesAnswers={false} />);
  expect(screen.getAllByRole("cell")[0]?.textContent).toBe("Declared3 November 2025CPD-2025-4H7KQ2MB");
});

const onHold: AnnualDeclaration = {
  year: 2026,
  status: "NOT_DECLARED",
  broughtForwardUnits: 0,
  adjustments: [
    {
      id: "WVR-2026-7KX3M9QF",
      type: "waiver",
      reason: "Illness or injury",
      units: 3,
      status: { code: "PENDING" },
      request: { wanted: "A letter from your doctor", by: "2026-12-10" as CalendarDate },
    },
  ],
};

test.each([
  [true, "/requests?about=WVR-2026-7KX3M9QF", "Answer"],
  [false, "/outside/contact", "Send it to us"],
])("where answers are taken in the portal (%s), a waiver on hold leads to %s (LOG-04)", (takesAnswers, href, words) => {
  render(<CpdHistory years={[onHold]} texts={declarationsTexts.history} declares takesAnswers={takesAnswers} />);
  const links = screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent]);
  expect(links).toHaveLength(1);
  expect(links[0]?.[0]).toContain(href);
  expect(links[0]?.[1]).toContain(words);
});
