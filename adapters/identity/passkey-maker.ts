import type { PasskeyMaker } from "../../application/ports/passkeys.ts";

/** Makes passkeys by WebAuthn. The library is loaded when one is made. PASS-03 */
export const browserPasskeyMaker: PasskeyMaker = {
  isSupported: () => typeof PublicKeyCredential === "function",
  create: async (options) => {
    const { createPasskey } = await import("./web-authn.ts");
    return createPasskey(options);
  },
};
