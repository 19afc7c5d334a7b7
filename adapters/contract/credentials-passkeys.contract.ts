import * as z from "zod/mini";

import { maxPasskeyNameLength, type Passkey, type Passkeys } from "../../domain/customer/passkeys.ts";
import { maxPasswordLength } from "../../domain/customer/password.ts";
import type { Call, FieldsOf } from "./call.ts";
import { filledLine, instant } from "./fields.ts";

/** The password; absent when the sign-in is recent. */
const present = z.optional(filledLine(maxPasswordLength * 2));

/** Messages between browsers and authenticators, as defined by WebAuthn. */
const webAuthn = z.record(z.string(), z.unknown());

const passkey = z.object({
  key: z.string(),
  name: z.string(),
  addedAt: instant,
  lastUsedAt: z.optional(instant),
} satisfies FieldsOf<Required<Passkey>>);

export const passkeys = {
  failure: "PASSKEYS_FETCH_ERROR",
  summary: "The customer's passkeys with their last use, and whether they have a password besides.",
  method: "GET",
  path: "/customers/{id}/passkeys",
  access: "not suspended",
  isAddition: true,
  answer: z.object({
    passkeys: z.array(passkey),
    hasPassword: z.boolean(),
    canAdd: z.boolean(),
  } satisfies FieldsOf<Passkeys>),
} as const satisfies Call;

export const beginPasskey = {
  failure: "PASSKEY_BEGIN_SUBMIT_ERROR",
  summary:
    "What the browser makes a passkey from (PublicKeyCredentialCreationOptionsJSON). Needs the password or a recent sign-in.",
  method: "POST",
  path: "/customers/{id}/passkey-requests",
  access: "not suspended",
  isAddition: true,
  body: z.object({ present }),
  answer: z.object({ options: webAuthn }),
} as const satisfies Call;

export const addPasskey = {
  failure: "PASSKEY_SUBMIT_ERROR",
  summary: "Adds the passkey that the browser has made (RegistrationResponseJSON), under a name.",
  method: "POST",
  path: "/customers/{id}/passkeys",
  access: "not suspended",
  isAddition: true,
  body: z.object({ name: filledLine(maxPasskeyNameLength), response: webAuthn }),
  success: 204,
} as const satisfies Call;

export const removePasskey = {
  failure: "PASSKEY_REMOVAL_SUBMIT_ERROR",
  summary: "Removes a passkey, unless it is the last way in. Needs the password or a recent sign-in.",
  method: "POST",
  path: "/customers/{id}/passkeys/{key}/removal",
  access: "not suspended",
  isAddition: true,
  body: z.object({ present }),
  success: 204,
} as const satisfies Call;
