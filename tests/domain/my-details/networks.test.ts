import { expect, it } from "vitest";

import { networkCodesIn, networkSaveOf } from "../../../domain/my-details/networks.ts";

it("parses network codes, each once and trimmed (NETW-02)", () => {
  expect(networkCodesIn(" SMP, ,CHA,SMP,")).toEqual(["SMP", "CHA"]);
  expect(networkCodesIn("")).toEqual([]);
  expect(networkSaveOf("employment", ["SMP", "CHA"])).toEqual({ employmentNetworkCode: "SMP,CHA" });
});
