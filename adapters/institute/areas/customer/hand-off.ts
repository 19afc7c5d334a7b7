import { createCipheriv, type KeyObject, randomBytes } from "node:crypto";

import { newSession, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { ActionContext } from "../use-case-context.ts";

/**
 * A customer's id for other systems: nonce, ciphertext and tag of AES-256-GCM, as base64url. A fresh nonce each time,
 * so two addresses cannot be linked to one person. ROUTE-02, ROUTE-03
 */
const encryptedId = (customerId: string, key: KeyObject): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(customerId, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
};

/** Opens a customer's session for other systems; returns its ID. SIGN-12 */
export const openHandOff = async ({
  database,
  by,
  now,
}: Pick<ActionContext, "database" | "by" | "now">): Promise<string> => {
  const sessionId = randomBytes(24).toString("base64url");
  await newSession(database, by, sessionId, now);
  return sessionId;
};

/** The identifiers of the latest session for another system; a refusal without one. ROUTE-02, ROUTE-03 */
export const handOffOf = (
  { customerId, latestSessionId: sessionId }: CustomerRow,
  key: KeyObject,
): { readonly encryptId: string; readonly sessionId: string } => {
  if (sessionId === null) throw new RefusalError("conflict", "NO_SESSION", "There is no open session.");
  return { encryptId: encryptedId(customerId, key), sessionId };
};
