import * as z from "zod/mini";

import type { Limit } from "../platform/limits.ts";

/** Limits sign-ins with passkeys per IP address, because verifying one is expensive. */
export const passkeyAttemptLimit: Limit = { name: "passkey-sign-in", atOnce: 40, every: 5_000 };

/** Maximum length of an authenticator's response in a form. */
export const maxAssertionLength = 8_000;

/** The parts of an authenticator's response that are read before its verification. */
const assertion = z.looseObject({ id: z.string(), response: z.looseObject({ userHandle: z.optional(z.string()) }) });

/** Parses an authenticator's response; undefined when malformed. */
export const assertionIn = (text: string): z.output<typeof assertion> | undefined => {
  try {
    return assertion.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
