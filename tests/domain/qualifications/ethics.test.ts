import { expect, test } from "vitest";

import { ethicsCardOf } from "../../../domain/qualifications/ethics.ts";

test.each(["COMPLETED", "EXEMPT", "NOTED"])("with the status %s the ethics module is done (QUAL-06)", (status) => {
  expect(ethicsCardOf(status)).toEqual({ percentage: 100, progress: "1/1" });
});

test.each(["NOT_STARTED", "NOT_COMPLETED", undefined])(
  "with the status %s the ethics module is not done (QUAL-06)",
  (status) => {
    expect(ethicsCardOf(status)).toEqual({ percentage: 0, progress: "0/1" });
  },
);
