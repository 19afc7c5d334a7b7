import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { comparedEmail } from "../../../domain/my-details/sign-in-email.ts";

/** What marks a browser in which an account was signed in to: whose account it was can be told from it only with the key. */
export interface KnownDevices {
  /** The device that a cookie header proves to have been signed in to this account on; undefined of any other. */
  deviceOf(email: string, cookies: string | undefined): string | undefined;
  /** The set-cookie header for a device that is signed in to this account on. */
  cookieFor(email: string): string;
}

const halfAYear = 180 * 24 * 60 * 60;

/** Marks devices by a signed cookie, one for each account. It opens nothing: it only spares its bearer what others' wrong guesses cost. */
export const knownDevices = (key: Buffer, isSecure: boolean): KnownDevices => {
  const signed = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const nameFor = (email: string) => `device-${signed(`name\n${comparedEmail(email)}`).slice(0, 12)}`;
  const proofOf = (email: string, device: string) => signed(`device\n${comparedEmail(email)}\n${device}`);

  return {
    deviceOf: (email, cookies = "") => {
      const name = nameFor(email);
      const value = cookies
        .split("; ")
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.slice(name.length + 1);
      const [device = "", proof = ""] = value?.split(".") ?? [];
      const expected = Buffer.from(proofOf(email, device));
      const given = Buffer.from(proof);
      return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
    },
    cookieFor: (email) => {
      const device = randomBytes(12).toString("base64url");
      const cookie = `${nameFor(email)}=${device}.${proofOf(email, device)}`;
      return `${cookie}; Path=/idp/auth; Max-Age=${halfAYear}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    },
  };
};
