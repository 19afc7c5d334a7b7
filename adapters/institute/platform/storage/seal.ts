import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

import { SettingsError } from "../read-settings-file.ts";

/** Seals private keys for the database, and opens them. ASVS 13.3.1 */
export interface Seal {
  /** The form in which a secret of a name is stored. */
  readonly close: (name: string, secret: string) => string;
  /** The secret in a stored form; throws a SettingsError when no key of the settings opens it. */
  readonly open: (name: string, stored: string) => string;
  /** Whether a stored form is to be replaced: it is not sealed with the present key. */
  readonly isOutdated: (name: string, stored: string) => boolean;
}

const algorithm = "aes-256-gcm";
const prefix = "sealed:1:";
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts a secret; its name is authenticated, so a stored form does not serve for another. */
const encrypt = (key: Buffer, name: string, secret: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
  const parts = [nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()];
  return prefix + Buffer.concat(parts).toString("base64url");
};

/** Decrypts a stored form; undefined when it was sealed with another key or for another name. */
const decrypt = (key: Buffer, name: string, stored: string): string | undefined => {
  const bytes = Buffer.from(stored.slice(prefix.length), "base64url");
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
};

/**
 * The seal with the keys of the settings: the first one seals, all of them open. Without a key, secrets are stored as
 * they are.
 */
export const sealWith = (keys: readonly Buffer[]): Seal => {
  const [present] = keys;
  return {
    close: (name, secret) => (present ? encrypt(present, name, secret) : secret),
    open: (name, stored) => {
      if (!stored.startsWith(prefix)) return stored;
      for (const key of keys) {
        const secret = decrypt(key, name, stored);
        if (secret !== undefined) return secret;
      }
      throw new SettingsError(
        keys.length === 0
          ? "The keys in the database are sealed: give the SEALING_KEY that they were sealed with."
          : "The keys in the database are sealed with another key: add it to SEALING_KEY, behind a comma.",
      );
    },
    isOutdated: (name, stored) =>
      present !== undefined && !(stored.startsWith(prefix) && decrypt(present, name, stored) !== undefined),
  };
};
