import { startRegistration, WebAuthnError, type PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

import type { PasskeyMaker } from "../../application/ports/passkeys.ts";
import { err, ok } from "../../application/ports/result.ts";

/** Creates a passkey by WebAuthn. PASS-03 */
export const createPasskey: PasskeyMaker["create"] = async (options) => {
  try {
    // The institute creates these options with the same library.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return ok({ ...(await startRegistration({ optionsJSON })) });
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return err(isKnown ? "known" : "cancelled");
  }
};
