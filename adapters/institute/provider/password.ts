import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";

import pLimit from "p-limit";

import { wordedRefusal } from "../platform/http/refusal-texts.ts";

const blockSize = 8;
const parallelism = 3;
const keyLength = 32;

/**
 * Concurrent hashes: at most two of libuv's four threads, which file reads and token checks share, and one core fewer
 * than available.
 */
const hashQueue = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)));

/** Maximum number of password operations in progress or waiting. */
const mostAtOnce = 10;
let atOnce = 0;

/**
 * Runs an operation that hashes a password, or refuses it with 503 when the queue is full, so a flood of sign-ins
 * does not stop other requests.
 */
export const withHashingSlot = async <T>(work: () => Promise<T>): Promise<T> => {
  if (atOnce >= mostAtOnce) throw wordedRefusal("unavailable", "TOO_MANY_SIGN_INS", { retryAfter: 5 });
  atOnce += 1;
  try {
    return await work();
  } finally {
    atOnce -= 1;
  }
};

const formatHash = (cost: number, salt: Buffer, key: Buffer): string =>
  ["scrypt", cost, salt.toString("base64url"), key.toString("base64url")].join("$");

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> => {
  const N = 2 ** cost;
  // scrypt needs 128 * N * r bytes plus some overhead.
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
  return formatHash(cost, salt, await hashQueue(() => derive(password, salt, cost)));
};

/** A hash that matches no password and takes as long to check as any other. */
export const dummyHash = (cost: number): string => formatHash(cost, randomBytes(16), randomBytes(keyLength));

/** A recognisable hash for accounts without a chosen password; takes as long to check as `dummyHash`. */
export const noPassword = (cost: number): string => formatHash(cost, randomBytes(16), Buffer.alloc(0));

/** Whether an account's password was ever chosen. PASS-03 */
export const hasPassword = (hash: string): boolean => !hash.endsWith("$");

/** Whether the password matches the hash; compares in constant time. */
export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, cost = "", salt = "", key = ""] = hash.split("$");
  const expected = Buffer.from(key, "base64url");
  const derived = await hashQueue(() => derive(password, Buffer.from(salt, "base64url"), Number(cost)));
  return derived.length === expected.length && timingSafeEqual(derived, expected);
};
