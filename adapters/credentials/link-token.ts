import { createHash, randomBytes } from "node:crypto";

/** What makes the address of a link that is sent by mail one that nobody can guess. */
export const newLinkToken = (): string => randomBytes(24).toString("base64url");

/** All of such a link that is kept: who reads the database cannot use it. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
