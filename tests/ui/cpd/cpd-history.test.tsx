import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import type { AnnualDeclaration, YearStatus } from "../../../domain/cpd/history.ts";
import { calendarDate } from "../../../domain/kernel/calendar-date.ts";
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
