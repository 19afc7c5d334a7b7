import { expect, test } from "vitest";

import { defaultLabels } from "../../../../adapters/http/default-labels.ts";
import { shippedLabels } from "../../../../adapters/institute/main/default-labels.ts";

test("the portal's own labels are those of the shipped page-framework (CONF-02)", async () => {
  expect(defaultLabels, "after an edit of page-framework.yaml: npm run schemas && npm run format").toEqual(
    await shippedLabels(),
  );
});
