import { createCipheriv, createDecipheriv, createHmac, type KeyObject } from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;

/** The kind of thing that an opaque reference identifies. */
export type OpaqueKind =
  | "person"
  | "people"
  | "case"
  | "search"
  | "staff"
  | "posting"
  | "line"
  | "file"
  | "evidence"
  | "typed"
  | "mail";

/**
 * References in addresses of the desk that reveal no name, number or email: AES-256-GCM under a nonce that derives from
 * the text, so that one text has one address. DESK-05
 */
export class OpaqueReferences {
  readonly #key: Buffer;
  readonly #nonceKey: Buffer;

  constructor(key: KeyObject) {
    this.#key = createHmac("sha256", key).update("encryption").digest();
    this.#nonceKey = createHmac("sha256", key).update("nonce").digest();
  }

  /** The reference of a text. */
  to(kind: OpaqueKind, text: string): string {
    const nonce = createHmac("sha256", this.#nonceKey).update(`${kind}\n${text}`).digest().subarray(0, nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(kind));
    return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
      "base64url",
    );
  }

  /** The text of a reference; undefined when the reference is not of this desk. */
  from(kind: OpaqueKind, reference: string): string | undefined {
    const bytes = Buffer.from(reference, "base64url");
    if (bytes.length < nonceBytes + tagBytes) return undefined;
    const decipher = createDecipheriv("aes-256-gcm", this.#key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(kind))
      .setAuthTag(bytes.subarray(-tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString("utf8");
    } catch {
      return undefined;
    }
  }
}
