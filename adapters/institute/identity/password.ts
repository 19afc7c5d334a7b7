import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import pLimit from "p-limit";
import { Refused } from "../refused.ts";

const blockSize = 8;
const parallelism = 3;
const keyLength = 32;

/**
 * Hashes under way, of the four threads that file reads and token checks need too; and how many may
 * wait behind them. Whatever comes on top is refused at once, so that a flood of sign-ins stops nobody else.
 */
const turns = pLimit(2);
const mostWaiting = 8;

const inTurn = (hash: () => Promise<Buffer>): Promise<Buffer> => {
  if (turns.pendingCount < mostWaiting) return turns(hash);
  const description = "Many people are signing in at this moment. Wait a few seconds and try again.";
  return Promise.reject(new Refused(503, "TOO_MANY_SIGN_INS", description, { retryAfter: 5 }));
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

/** "scrypt$15$salt$key"; the cost is the binary logarithm of N. Refuses with 503 when too many wait for theirs. */
export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  return written(cost, salt, await inTurn(() => derive(password, salt, cost)));
};

/** A hash that no password has, but that takes as long to check as any. */
export const hashOfNobody = (cost: number): string => written(cost, randomBytes(16), randomBytes(keyLength));

/** Whether the password is the one that was hashed; takes the same time either way. Refuses as hashing does. */
export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, cost = "", salt = "", key = ""] = hash.split("$");
  const expected = Buffer.from(key, "base64url");
  const derived = await inTurn(() => derive(password, Buffer.from(salt, "base64url"), Number(cost)));
  return derived.length === expected.length && timingSafeEqual(derived, expected);
};
