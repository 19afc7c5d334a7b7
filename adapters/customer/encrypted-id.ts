import { createCipheriv, randomBytes } from "node:crypto";

/**
 * A customer's id for other systems: nonce, ciphertext and tag of AES-256-GCM, base64url. A fresh
 * nonce each time, so that two addresses do not show that they are of one person. ROUTE-02, ROUTE-03
 */
export const encryptedId = (customerId: string, key: Buffer): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(customerId, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
};
