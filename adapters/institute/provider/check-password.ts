import { comparedEmail } from "../../../domain/my-details/sign-in-email.ts";
import { customerByEmail } from "../platform/customers/customers.store.ts";
import type { Claim, Limit, Limits } from "../platform/limits.ts";
import type { Database } from "../platform/storage/storage.ts";
import { withHashingSlot, dummyHash, isPassword } from "./password.ts";

/** The signed-in customer, or the reason for the failure. */
export type PasswordCheck =
  | { readonly kind: "right"; readonly customerId: string }
  /** The customer with the email, if any. */
  | { readonly kind: "wrong"; readonly customerId: string | undefined }
  /** Milliseconds until the next attempt is allowed. */
  | { readonly kind: "too many attempts"; readonly wait: number };

/** The IP address and device of an attempt. */
export interface Origin {
  readonly address: string;
  /** Id of a device that is known to this account. */
  readonly device: string | undefined;
}

export type CheckPassword = (email: string, password: string, from: Origin) => Promise<PasswordCheck>;

const second = 1000;
const minute = 60 * second;

/** Limits on wrong passwords: for one email from one address, for one email, from one address, and in total. */
const perEmailAndAddress: Limit = { name: "sign-in-pair", atOnce: 10, every: minute };
const account: Limit = { name: "sign-in-account", atOnce: 20, every: 30 * second };
const address: Limit = { name: "sign-in-address", atOnce: 40, every: 15 * second };
const everyone: Limit = { name: "sign-in-everyone", atOnce: 300, every: second / 2 };
/** A known device has a limit of its own, so others' wrong guesses do not block it. */
const knownDevice: Limit = { name: "sign-in-device", atOnce: 10, every: minute };

/** What a sign-in attempt takes from the limits; refunded when the password is right. */
export const limitClaimsOf = (email: string, from: Origin): readonly Claim[] =>
  from.device === undefined
    ? [
        { limit: perEmailAndAddress, of: `${email}\n${from.address}` },
        { limit: account, of: email },
        { limit: address, of: from.address },
        { limit: everyone, of: "" },
      ]
    : [{ limit: knownDevice, of: `${email}\n${from.device}` }];

interface PasswordCheckDependencies {
  readonly database: Database;
  readonly limits: Limits;
  readonly cost: number;
}

/**
 * Checks an email and a password. An unknown email takes as long as a wrong password, so neither the answer nor its
 * timing reveals which it was. Limits apply before hashing; correct passwords are not counted.
 */
export const passwordCheck = ({ database, limits, cost }: PasswordCheckDependencies): CheckPassword => {
  const nobodys = dummyHash(cost);

  const check: CheckPassword = async (email, password, from) => {
    const claims = limitClaimsOf(comparedEmail(email), from);
    const wait = await limits.take(claims);
    if (wait > 0) return { kind: "too many attempts", wait };
    const customer = await customerByEmail(database, email);
    const isRight = await isPassword(password, customer?.passwordHash ?? nobodys);
    if (!customer || !isRight) return { kind: "wrong", customerId: customer?.customerId };
    await limits.refund(claims);
    return { kind: "right", customerId: customer.customerId };
  };
  // Counts inside the queue, so a flood causes no more writes than password checks.
  return (email, password, from) => withHashingSlot(() => check(email, password, from));
};
