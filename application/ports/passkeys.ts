import type { Result } from "./result.ts";

/** Why the device created no passkey. */
export type PasskeyNotMade = "known" | "cancelled";

/** Creates passkeys on the user's devices. PASS-03 */
export interface PasskeyMaker {
  /** Whether this browser can create passkeys. */
  readonly isSupported: () => boolean;
  /** Asks the user's device for a passkey, by the institute's options; returns the device's response. */
  create(
    options: Readonly<Record<string, unknown>>,
  ): Promise<Result<Readonly<Record<string, unknown>>, PasskeyNotMade>>;
}
