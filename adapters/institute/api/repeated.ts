import { createHash } from "node:crypto";
import { Refused } from "../refused.ts";

/** Stands for what a request says, to tell a repeat from a key used twice. */
export const digestOf = (said: unknown): string =>
  createHash("sha256").update(JSON.stringify(said)).digest("base64url");

/** What is stored under a request's key, if anything is; refuses when it was stored for something else. */
export const repeated = <Row extends { readonly bodyDigest: string }>(
  stored: Row | undefined,
  digest: string,
): Row | undefined => {
  if (stored !== undefined && stored.bodyDigest !== digest)
    throw new Refused(
      422,
      "IDEMPOTENCY_KEY_REUSED",
      "This request was sent before with other answers. Start again.",
    );
  return stored;
};
