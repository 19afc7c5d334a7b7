import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (text: string | Buffer): Buffer => createHash("sha256").update(text).digest();

interface Odd {
  readonly origin?: string;
  readonly counter?: number;
  readonly isUserVerified?: boolean;
  /** Whether the page was in a frame of another origin. */
  readonly crossOrigin?: boolean;
}

/** A software authenticator behind a browser at an origin, with one passkey that counts its uses. */
export class Authenticator {
  readonly id = randomBytes(16).toString("base64url");
  counter = 0;
  userHandle: string | undefined;
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    this.#privateKey = privateKey;
    this.#publicKey = Buffer.from(isoCBOR.encode(cose));
  }

  /** Creates a passkey from registration options. */
  create({ challenge, user }: { challenge: string; user: { id: string } }, odd: Odd = {}): Record<string, unknown> {
    this.userHandle = user.id;
    const id = Buffer.from(this.id, "base64url");
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#publicKey]);
    const authData = Buffer.concat([this.#data(odd, 0x40), credential]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return this.#response({
      clientDataJSON: this.#clientData("webauthn.create", challenge, odd),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Signs in from request options. */
  get({ challenge }: { challenge: string }, odd: Odd = {}): Record<string, unknown> {
    this.counter += 1;
    const clientDataJSON = this.#clientData("webauthn.get", challenge, odd);
    const authData = this.#data({ counter: this.counter, ...odd }, 0);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return this.#response({
      clientDataJSON,
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.#privateKey).toString("base64url"),
      userHandle: this.userHandle,
    });
  }

  #clientData(type: string, challenge: string, { origin = this.#origin, crossOrigin = false }: Odd): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin })).toString("base64url");
  }

  #data({ counter = 0, isUserVerified = true }: Odd, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const present = 0x01 | (isUserVerified ? 0x04 : 0);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags | present]), count]);
  }

  #response(response: object): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }
}
