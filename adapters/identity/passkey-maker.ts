import type { PasskeyMaker } from "../../application/ports/passkeys.ts";

/** Creates passkeys by WebAuthn. The library is loaded on first use. PASS-03 */
export const browserPasskeyMaker: PasskeyMaker = {
  isSupported: () => typeof PublicKeyCredential === "function",
  create: async (options) => {
    const { createPasskey } = await import("./web-authn.ts");
    return createPasskey(options);
  },
};
