import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";

import { comparedEmail } from "../../../domain/my-details/sign-in-email.ts";

/** Issues and checks the cookie of a known device. Only the key reveals the account. */
export interface KnownDevices {
  /**
   * The device that a cookie header proves to be known to this account since its secret changed last; otherwise
   * undefined.
   */
  deviceOf(email: string, cookies: string | undefined): Promise<string | undefined>;
  /** The set-cookie header that makes a device known to this account. */
  cookieFor(email: string): Promise<string>;
}

const halfAYear = 180 * 24 * 60 * 60;

interface KnownDeviceDependencies {
  readonly key: KeyObject;
  readonly isSecure: boolean;
  /** The path of the sign-in, to which the cookie is sent. */
  readonly path: string;
  /** What an account signs in with, such as the hash of its password; a device is known until it changes. */
  readonly secretOf: (email: string) => Promise<string>;
}

/**
 * Marks devices with a signed cookie per account until its secret changes. The cookie grants no access; it only
 * exempts the device from limits that others' wrong guesses use up.
 */
export const knownDevices = ({ key, isSecure, path, secretOf }: KnownDeviceDependencies): KnownDevices => {
  const signed = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const prefix = isSecure ? "__Secure-" : "";
  const nameFor = (email: string) => `${prefix}device-${signed(`name\n${comparedEmail(email)}`).slice(0, 12)}`;
  const proofOf = async (email: string, device: string) =>
    signed(`device\n${comparedEmail(email)}\n${device}\n${await secretOf(email)}`);

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
      const received = Buffer.from(proof);
      return received.length === expected.length && timingSafeEqual(received, expected) ? device : undefined;
    },
    cookieFor: async (email) => {
      const device = randomBytes(12).toString("base64url");
      const cookie = `${nameFor(email)}=${device}.${await proofOf(email, device)}`;
      return `${cookie}; Path=${path}; Max-Age=${halfAYear}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    },
  };
};
