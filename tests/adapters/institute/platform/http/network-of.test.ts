import fc from "fast-check";
import { expect, it, test } from "vitest";

import { networkOf } from "../../../../../adapters/institute/platform/http/network-of.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
  ["2001:db8:0:1::", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
])("%s counts as %s", (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});

const group = fc.integer({ min: 0, max: 0xffff });

test("all addresses of a /64 are one network, and no other's", () => {
  const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
  const written = (parts: readonly number[]): string => parts.map((part) => part.toString(16)).join(":");
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
      const counted = networkOf({ ip: written([...network, ...one]) });
      expect(networkOf({ ip: written([...network, ...other]) })).toBe(counted);
      // The shortened form of the same address, by the URL standard.
      const { hostname } = new URL(`http://[${written([...network, ...one])}]`);
      expect(networkOf({ ip: hostname.slice(1, -1) })).toBe(counted);
      const [first = 0, ...rest] = network;
      expect(networkOf({ ip: written([first ^ 1, ...rest, ...one]) })).not.toBe(counted);
    }),
  );
});
