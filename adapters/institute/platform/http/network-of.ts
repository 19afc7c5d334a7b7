import { isIPv6 } from "node:net";

/** Groups of 16 bits that name the network of an IPv6 address: a provider gives each customer at least a /64. */
const networkGroups = 4;

const groupsOf = (part: string): readonly string[] => (part === "" ? [] : part.split(":"));

/**
 * The network that a request comes from, which limits count as one: an IPv4 address, or the /64 of an IPv6 address,
 * within which one machine has every address.
 */
export const networkOf = ({ ip }: { readonly ip: string }): string => {
  if (!isIPv6(ip)) return ip;
  const address = ip.replace(/%.*$/, "").toLowerCase();
  const mapped = /^(?:0*:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // Eight groups; "::" stands for as many zeros as are missing. Dots can only be in the last two groups.
  const [start = "", end = ""] = address.replace(/[\d.]+\.[\d.]+$/, "0:0").split("::");
  const [first, last] = [groupsOf(start), groupsOf(end)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = [...first, ...zeros, ...last].slice(0, networkGroups);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
};
