import { createHash } from "node:crypto";
import { RateLimit } from "../rate-limit.ts";
import { customerByEmail } from "../../customer/storage.ts";
import type { Database } from "../storage/storage.ts";
import { hashOfNobody, isPassword } from "./password.ts";

/** Who signed in, or why nobody did. */
export type PasswordCheck =
  | { readonly kind: "right"; readonly customerId: string }
  | { readonly kind: "wrong" }
  | { readonly kind: "too many attempts" };

/** Checks an email and a password that came from an address. */
export type CheckPassword = (email: string, password: string, ip: string) => Promise<PasswordCheck>;

/**
 * An unknown email costs the same work as a wrong password, so that neither the answer nor its time
 * tells which it was. After ten wrong pairs for one email from one address there is a pause of a
 * quarter of an hour, for the right pair too.
 */
export const passwordCheck = (database: Database, cost: number, now: () => Date): CheckPassword => {
  const nobodys = hashOfNobody(cost);
  const attempts = new RateLimit({ times: 10, within: 15 * 60_000 });

  return async (email, password, ip) => {
    const who = createHash("sha256").update(`${email.trim().toLowerCase()}\n${ip}`).digest("base64url");
    if (!attempts.takes(who, now())) return { kind: "too many attempts" };
    const customer = await customerByEmail(database, email);
    const isRight = await isPassword(password, customer?.passwordHash ?? nobodys);
    if (!customer || !isRight) return { kind: "wrong" };
    attempts.forget(who);
    return { kind: "right", customerId: customer.customerId };
  };
};
