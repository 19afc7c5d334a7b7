import { expect, test } from "vitest";

import { networkCodesIn, networkSaveOf, networksOf, seesNetworks } from "../../../domain/my-details/networks.ts";

test("network codes are parsed, each once and trimmed (NETW-02)", () => {
  expect(networkCodesIn(" SMP, ,CHA,SMP,")).toEqual(["SMP", "CHA"]);
  expect(networkCodesIn("")).toEqual([]);
  expect(networkSaveOf("employment", ["SMP", "CHA"])).toEqual({ employmentNetworkCode: "SMP,CHA" });
});

test.each([
  ["member", "United Kingdom", true],
  ["member", "Ireland", true],
  ["member", "Malta", false],
  ["student", "United Kingdom", false],
  ["affiliate", "Ireland", false],
  ["firm", "Ireland", false],
] as const)("a %s in %s sees member networks: %s (NETW-01)", (type, country, sees) => {
  expect(seesNetworks(type, country)).toBe(sees);
});

test("each kind of network is chosen from its own, and saved by itself (NETW-01, NETW-02)", () => {
  const networks = [
    { category: "regional", name: "London", code: "LDN" },
    { category: "employment", name: "Small practice", code: "SMP" },
    { category: "employment", name: "Charities", code: "CHA" },
    { category: "regional", name: "Scotland", code: "SCO" },
  ] as const;
  expect(networksOf(networks, "regional").map(({ name }) => name)).toEqual(["London", "Scotland"]);
  expect(networksOf(networks, "employment").map(({ name }) => name)).toEqual(["Small practice", "Charities"]);
  expect(networkSaveOf("regional", ["SCO"])).toEqual({ regionalNetworkCode: "SCO" });
  expect(networkSaveOf("employment", ["SMP"])).toEqual({ employmentNetworkCode: "SMP" });
});
