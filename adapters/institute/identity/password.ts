import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";

import pLimit from "p-limit";

import { Refused } from "../refused.ts";

const blockSize = 8;
const parallelism = 3;
const keyLength = 32;

/**
 * Hashes under way: two at most, of the four threads that file reads and token checks need too, and not
 * all the cores there are, of which everything else needs one.
 */
const turns = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)));

/** Passwords that are checked or made, under way or waiting, beginning with the first look at what was entered. */
const mostAtOnce = 10;
let atOnce = 0;

/**
 * Does something that hashes a password, or refuses it with 503 at once when so many are ahead of it
 * that it would have to wait for long: a flood of sign-ins stops nobody else, nor what comes after it.
 */
export const withHashingSlot = async <T>(work: () => Promise<T>): Promise<T> => {
  if (atOnce >= mostAtOnce) {
    const description = "Many people are signing in at this moment. Wait a few seconds and try again.";
    throw new Refused(503, "TOO_MANY_SIGN_INS", description, { retryAfter: 5 });
  }
  atOnce += 1;
  try {
    return await work();
  } finally {
    atOnce -= 1;
  }
};

const written = (cost: number, salt: Buffer, key: Buffer): string =>
  ["scrypt", cost, salt.toString("base64url"), key.toString("base64url")].join("$");

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> => {
  const N = 2 ** cost;
  // scrypt needs 128 * N * r bytes, and a little over for the rest.
  const maxmem = 128 * N * blockSize + 2 ** 20 * 8;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, { N, r: blockSize, p: parallelism, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
};

/** "scrypt$15$salt$key"; the cost is the binary logarithm of N. */
export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  return written(cost, salt, await turns(() => derive(password, salt, cost)));
};

/** A hash that no password has, but that takes as long to check as any. */
export const dummyHash = (cost: number): string => written(cost, randomBytes(16), randomBytes(keyLength));

/** A recognisable hash for accounts without a chosen password; takes as long to check as `dummyHash`. */
export const noPassword = (cost: number): string => written(cost, randomBytes(16), Buffer.alloc(0));

/** Whether an account's password was ever chosen. PASS-03 */
export const hasPassword = (hash: string): boolean => !hash.endsWith("$");

/** Whether the password is the one that was hashed; takes the same time either way. */
export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, cost = "", salt = "", key = ""] = hash.split("$");
  const expected = Buffer.from(key, "base64url");
  const derived = await turns(() => derive(password, Buffer.from(salt, "base64url"), Number(cost)));
  return derived.length === expected.length && timingSafeEqual(derived, expected);
};
