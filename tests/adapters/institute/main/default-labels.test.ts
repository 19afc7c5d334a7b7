import { expect, test } from "vitest";

import { defaultLabels } from "../../../../adapters/http/default-labels.ts";
import { shippedLabels } from "../../../../adapters/institute/main/default-labels.ts";

test("the portal's own labels are those of the shipped page-framework (CONF-02)", async () => {
  expect(defaultLabels, "after an edit of page-framework.yaml: npm run build").toEqual(await shippedLabels());
});

test("the portal's own labels hold nothing of the organisation (CONF-02)", async () => {
  const labels = JSON.stringify(await shippedLabels());
  expect(labels).toContain('"dashboard":"Dashboard"');
  expect(labels).not.toMatch(/"(footer|alert)"|outside\//);
});
