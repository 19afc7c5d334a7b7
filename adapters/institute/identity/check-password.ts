import { comparedEmail } from "../../../domain/my-details/sign-in-email.ts";
import { customerByEmail } from "../../customer/customer.store.ts";
import type { Claim, Limit, Limits } from "../limits.ts";
import type { Database } from "../storage/storage.ts";
import { withHashingSlot, dummyHash, isPassword } from "./password.ts";

/** Who signed in, or why nobody did. */
export type PasswordCheck =
  | { readonly kind: "right"; readonly customerId: string }
  /** The customer with the email, if any. */
  | { readonly kind: "wrong"; readonly customerId: string | undefined }
  /** Milliseconds until the next attempt is looked at. */
  | { readonly kind: "too many attempts"; readonly wait: number };

/** Where an attempt comes from. */
export interface Origin {
  readonly address: string;
  /** The device, where it is known to this account. */
  readonly device: string | undefined;
}

export type CheckPassword = (email: string, password: string, from: Origin) => Promise<PasswordCheck>;

const second = 1000;
const minute = 60 * second;

/** Wrong pairs: for one email from one address, for one email, from one address, and by everyone. */
const pair: Limit = { name: "sign-in-pair", atOnce: 10, every: minute };
const account: Limit = { name: "sign-in-account", atOnce: 20, every: 30 * second };
const address: Limit = { name: "sign-in-address", atOnce: 40, every: 15 * second };
const everyone: Limit = { name: "sign-in-everyone", atOnce: 300, every: second / 2 };
/** A device that is known to this account is counted by itself, whatever others guess. */
const knownDevice: Limit = { name: "sign-in-device", atOnce: 10, every: minute };

const claimsOf = (email: string, from: Origin): readonly Claim[] =>
  from.device === undefined
    ? [
        { limit: pair, of: `${email}\n${from.address}` },
        { limit: account, of: email },
        { limit: address, of: from.address },
        { limit: everyone, of: "" },
      ]
    : [{ limit: knownDevice, of: `${email}\n${from.device}` }];

interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly cost: number;
}

/**
 * An unknown email costs the same work as a wrong password, so that neither the answer nor its time
 * tells which it was. Attempts are limited before that work is done; a right pair is not counted.
 */
export const passwordCheck = ({ database, limits, cost }: Parts): CheckPassword => {
  const nobodys = dummyHash(cost);

  const check: CheckPassword = async (email, password, from) => {
    const claims = claimsOf(comparedEmail(email), from);
    const wait = await limits.take(claims);
    if (wait > 0) return { kind: "too many attempts", wait };
    const customer = await customerByEmail(database, email);
    const isRight = await isPassword(password, customer?.passwordHash ?? nobodys);
    if (!customer || !isRight) return { kind: "wrong", customerId: customer?.customerId };
    await limits.refund(claims);
    return { kind: "right", customerId: customer.customerId };
  };
  // The counting comes after the queue: a flood writes no more than it gets passwords looked at.
  return (email, password, from) => withHashingSlot(() => check(email, password, from));
};
