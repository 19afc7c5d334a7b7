import { expect, test } from "vitest";

import type { Customer } from "../../../application/shell/customer.ts";
import { OrganisationContext } from "../../../ui/components/organisation.ts";
import { ClockContext } from "../../../ui/components/waiting.ts";
import { PrintHead } from "../../../ui/shell/print-head.tsx";
import { exampleOrganisation } from "../../adapters/support/organisation.ts";
import { TestClock } from "../../application/support/test-clock.ts";
import { render } from "../support/render.tsx";

test("a printed page has a header with organisation and date", () => {
  const customer = { profile: { value: { name: "Maya Member", accaId: "4100107" } } } as unknown as Customer;
  render(
    <OrganisationContext value={exampleOrganisation}>
      <ClockContext value={new TestClock(new Date("2026-03-04T12:00:00Z"))}>
        <PrintHead customer={customer} />
      </ClockContext>
    </OrganisationContext>,
  );
  const text = document.body.textContent.replaceAll(/\s+/g, " ");
  expect(text).toMatch(/^Institute of Professional Accountants ?Maya Member, ID 4100107 ?Printed on 4 March 2026$/);
});
