import { createHmac } from "node:crypto";

/**
 * What stands in the log for an account or an address: always the same for the same one, so that an attack can be told
 * from slips of the hand, and not to be turned back into it without the key.
 */
export const logHandles =
  (key: Buffer) =>
  (of: string): string =>
    createHmac("sha256", key).update(`log\n${of.trim().toLowerCase()}`).digest("base64url").slice(0, 10);
