import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { comparedEmail } from "../../../domain/my-details/sign-in-email.ts";
import { customerByEmail } from "../../customer/customer.store.ts";
import type { Database } from "../storage/storage.ts";

/** The cookie value of a browser that is known to an account. Only the key reveals which account it is. */
export interface KnownDevices {
  /**
   * The device that a cookie header proves to be known to this account since its present password was chosen; undefined
   * of any other.
   */
  deviceOf(email: string, cookies: string | undefined): Promise<string | undefined>;
  /** The set-cookie header for a device that is known to this account from now on. */
  cookieFor(email: string): Promise<string>;
}

const halfAYear = 180 * 24 * 60 * 60;

interface Parts {
  readonly database: Database;
  readonly key: Buffer;
  readonly isSecure: boolean;
}

/**
 * Marks devices by a signed cookie, one for each account, until another password is chosen. It opens nothing: it only
 * spares its bearer what others' wrong guesses cost.
 */
export const knownDevices = ({ database, key, isSecure }: Parts): KnownDevices => {
  const signed = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const prefix = isSecure ? "__Secure-" : "";
  const nameFor = (email: string) => `${prefix}device-${signed(`name\n${comparedEmail(email)}`).slice(0, 12)}`;
  const proofOf = async (email: string, device: string) => {
    const { passwordHash = "" } = (await customerByEmail(database, email)) ?? {};
    return signed(`device\n${comparedEmail(email)}\n${device}\n${passwordHash}`);
  };

  return {
    deviceOf: async (email, cookies = "") => {
      const name = nameFor(email);
      const value = cookies
        .split("; ")
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.slice(name.length + 1);
      if (value === undefined) return undefined;
      const [device = "", proof = ""] = value.split(".");
      const expected = Buffer.from(await proofOf(email, device));
      const given = Buffer.from(proof);
      return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
    },
    cookieFor: async (email) => {
      const device = randomBytes(12).toString("base64url");
      const cookie = `${nameFor(email)}=${device}.${await proofOf(email, device)}`;
      return `${cookie}; Path=/idp/auth; Max-Age=${halfAYear}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    },
  };
};
