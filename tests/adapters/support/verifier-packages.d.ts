// Types of the used parts of verifiers that have none.

declare module "@digitalbazaar/vc" {
  export interface Verified {
    readonly verified: boolean;
    readonly error?: unknown;
  }
  export interface VerifiedParts {
    readonly credential: object;
    readonly suite: object;
    readonly documentLoader: (url: string) => Promise<object>;
  }
  export const verifyCredential: (
    parts: VerifiedParts & { readonly checkStatus: () => Promise<Verified> },
  ) => Promise<Verified>;
}
declare module "@digitalcredentials/vc" {
  export { verifyCredential } from "@digitalbazaar/vc";
}
declare module "@digitalcredentials/data-integrity" {
  export { DataIntegrityProof } from "@digitalbazaar/data-integrity";
}
declare module "@digitalcredentials/eddsa-rdfc-2022-cryptosuite" {
  export const cryptosuite: object;
}
declare module "@digitalbazaar/vc-bitstring-status-list" {
  import type { Verified, VerifiedParts } from "@digitalbazaar/vc";

  export const checkStatus: (
    parts: VerifiedParts & { readonly verifyBitstringStatusListCredential: boolean },
  ) => Promise<Verified & { readonly results?: readonly { readonly status?: boolean }[] }>;
  export const decodeList: (parts: {
    readonly encodedList: string;
  }) => Promise<{ getStatus(position: number): boolean }>;
}
