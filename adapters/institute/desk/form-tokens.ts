import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const nonceBytes = 12;
const timeBytes = 6;
const lasts = 2 * 60 * 60_000;

const proofOf = (session: string, address: string, head: Buffer): Buffer =>
  createHmac("sha256", session).update(`${address}\n`).update(head).digest();

/** A token for one sending of the form at an address, in a session. DESK-03 */
export const newFormToken = (session: string, address: string, now: Date): string => {
  const head = Buffer.alloc(nonceBytes + timeBytes);
  randomBytes(nonceBytes).copy(head);
  head.writeUIntBE(now.getTime() + lasts, nonceBytes, timeBytes);
  return Buffer.concat([head, proofOf(session, address, head)]).toString("base64url");
};

/** Whether a token is of this session and address, and not older than two hours. DESK-03 */
export const isFormToken = (token: string, session: string, address: string, now: Date): boolean => {
  const bytes = Buffer.from(token, "base64url");
  const head = bytes.subarray(0, nonceBytes + timeBytes);
  const proof = bytes.subarray(nonceBytes + timeBytes);
  const expected = proofOf(session, address, head);
  if (proof.length !== expected.length || !timingSafeEqual(proof, expected)) return false;
  return head.readUIntBE(nonceBytes, timeBytes) > now.getTime();
};
