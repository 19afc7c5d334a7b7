import { createHmac, type KeyObject } from "node:crypto";

import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from "@simplewebauthn/server";

import type { Database } from "../../platform/storage/storage.ts";
import { PasskeyChallenges } from "./passkey-challenges.ts";

const minute = 60_000;

/** Time limit for the device, and lifetime of a challenge, in milliseconds. */
const deviceTimeout = 5 * minute;
const challengeLasts = 15 * minute;

export interface StoredPasskey {
  /** The credential ID, which the authenticator assigns. */
  credentialId: string;
  /** COSE, as base64url. */
  publicKey: string;
  /** The authenticator's signature counter; 0 when unsupported. */
  counter: number;
  /** JSON list of the authenticator's transports. */
  transports: string;
}

/** An account that has passkeys. */
export interface PasskeyHolder {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** The stored passkeys of one kind of account. */
export interface HeldPasskeys {
  /** Finds a passkey and its holder by credential ID. */
  readonly find: (
    database: Database,
    credentialId: string,
  ) => Promise<(StoredPasskey & { readonly holderId: string }) | undefined>;
  /** Records a use with its counter; false when another use was recorded first. */
  readonly use: (database: Database, passkey: StoredPasskey, counter: number, now: Date) => Promise<boolean>;
}

interface PasskeyDependencies {
  readonly publicUrl: string;
  /** The organisation's name, which devices display. */
  readonly name: string;
  /** Names accounts to authenticators, which keep the names: it lasts, and opens nothing. */
  readonly handleKey: KeyObject;
  /** Signs challenges; retired after a theft. VERI-04 */
  readonly challengeKey: KeyObject;
  readonly passkeys: HeldPasskeys;
}

/** The result of a sign-in with a passkey; the reason is logged. PASS-04 */
export type PasskeyCheck =
  | { readonly kind: "right"; readonly holderId: string }
  | {
      readonly kind: "wrong";
      readonly holderId: string | undefined;
      readonly reason: string;
      /** The credential ID of a passkey that is not on record, such as a removed one. */
      readonly unknown?: string;
    };

const transportsOf = ({ transports }: StoredPasskey) => JSON.parse(transports) as AuthenticatorTransport[];

/** Throws where a browser says that the page was in a frame of another origin, in which people can be deceived. */
const assertOwnFrame = (clientDataJSON: string): void => {
  const { crossOrigin } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as { crossOrigin?: unknown };
  if (crossOrigin === true) throw new Error("in a frame of another origin");
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "no reason was given");

/** COSE numbers of EdDSA, ES256 and RS256. The library's default depends on the runtime's experimental algorithms. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded on first use, because the library slows down the server's start. */
const webAuthn = () => import("@simplewebauthn/server");

/** Creates and verifies passkeys for the host of the public address. User verification is required. PASS-03, PASS-04 */
export class PasskeyCeremonies {
  readonly #origin: string;
  readonly #host: string;
  readonly #name: string;
  readonly #handleKey: KeyObject;
  readonly #challenges: PasskeyChallenges;
  readonly #passkeys: HeldPasskeys;

  constructor({ publicUrl, name, handleKey, challengeKey, passkeys }: PasskeyDependencies) {
    const { origin, hostname } = new URL(publicUrl);
    this.#origin = origin;
    this.#host = hostname;
    this.#name = name;
    this.#handleKey = handleKey;
    this.#challenges = new PasskeyChallenges(challengeKey, challengeLasts);
    this.#passkeys = passkeys;
  }

  /** The options for creating a passkey. PASS-03 */
  async registrationOptions(
    holder: PasskeyHolder,
    known: readonly StoredPasskey[],
    now: Date,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: this.#name,
      rpID: this.#host,
      userID: new Uint8Array(this.#handleOf(holder.id)),
      userName: holder.email,
      userDisplayName: holder.name,
      challenge: new Uint8Array(this.#challenges.issue(`add ${holder.id}`, now)),
      timeout: deviceTimeout,
      attestationType: "none",
      supportedAlgorithmIDs,
      excludeCredentials: known.map((passkey) => ({ id: passkey.credentialId, transports: transportsOf(passkey) })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  }

  /** Verifies a new passkey; returns the reason for a rejection. PASS-03 */
  async checkRegistration(
    database: Database,
    holderId: string,
    response: unknown,
    now: Date,
  ): Promise<WebAuthnCredential | string> {
    const { verifyRegistrationResponse } = await webAuthn();
    try {
      assertOwnFrame((response as RegistrationResponseJSON).response.clientDataJSON);
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        // The library validates the parsed response.
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#challenges.redeem(database, challenge, `add ${holderId}`, now),
        expectedOrigin: this.#origin,
        expectedRPID: this.#host,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      });
      return verified ? registrationInfo.credential : "not verified";
    } catch (error) {
      return reasonOf(error);
    }
  }

  /** The options for signing in with a passkey. PASS-04 */
  signInOptions(uid: string, now: Date): PublicKeyCredentialRequestOptionsJSON {
    return {
      challenge: this.#challenges.issue(`sign in ${uid}`, now).toString("base64url"),
      rpId: this.#host,
      timeout: deviceTimeout,
      userVerification: "required",
    };
  }

  /** Verifies a sign-in with a passkey. A counter that does not grow indicates a cloned authenticator. PASS-04 */
  async checkSignIn(database: Database, uid: string, response: unknown, now: Date): Promise<PasskeyCheck> {
    const authentication = response as AuthenticationResponseJSON;
    const passkey = await this.#passkeys.find(database, authentication.id);
    if (!passkey) return { kind: "wrong", holderId: undefined, reason: "unknown passkey", unknown: authentication.id };
    const { holderId, credentialId, publicKey, counter } = passkey;
    const wrong = (reason: string): PasskeyCheck => ({ kind: "wrong", holderId, reason });
    const handle = authentication.response.userHandle;
    if (handle !== undefined && handle !== this.#handleOf(holderId).toString("base64url"))
      return wrong("passkey of another account");
    const { verifyAuthenticationResponse } = await webAuthn();
    try {
      assertOwnFrame(authentication.response.clientDataJSON);
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: authentication,
        expectedChallenge: (challenge) => this.#challenges.redeem(database, challenge, `sign in ${uid}`, now),
        expectedOrigin: this.#origin,
        expectedRPID: this.#host,
        credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
        requireUserVerification: true,
      });
      if (!verified) return wrong("not verified");
      const isFirst = await this.#passkeys.use(database, passkey, authenticationInfo.newCounter, now);
      return isFirst ? { kind: "right", holderId } : wrong("used elsewhere at once");
    } catch (error) {
      return wrong(reasonOf(error));
    }
  }

  /** Derives an account ID for authenticators that does not reveal the holder. */
  #handleOf(holderId: string): Buffer {
    return createHmac("sha256", this.#handleKey).update(`account\n${holderId}`).digest();
  }
}
