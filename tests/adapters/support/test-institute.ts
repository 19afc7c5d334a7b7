import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { importJWK, SignJWT, type JWK } from "jose";

import { createInstitute, type Institute } from "../../../adapters/institute/main/institute.ts";
import { apiScope } from "../../../adapters/institute/platform/api/api-scope.ts";
import type { OrganisationSettings } from "../../../adapters/institute/platform/body/body.ts";
import { sealWith } from "../../../adapters/institute/platform/storage/seal.ts";
import {
  openStorage,
  type Database,
  type StorageChoice,
} from "../../../adapters/institute/platform/storage/storage.ts";
import { SignIns } from "../../../adapters/institute/provider/sign-ins.ts";
import { signingKeys } from "../../../adapters/institute/provider/signing-keys.ts";
import { maxAccessTokenLifetime } from "../../../adapters/institute/provider/token-rules.ts";
import type { InstituteOptions } from "../../../adapters/institute/settings/options.ts";
import { trialBody } from "../../../adapters/institute/trial/body.ts";
import { personNamed } from "../../../adapters/institute/trial/everyone.ts";
import type { SeededPerson } from "../../../adapters/institute/trial/person.ts";
import { trialRules } from "../../../adapters/institute/trial/rules.ts";
import { trial } from "../../../adapters/institute/trial/trial.ts";
import { defaultRules, type OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import { ownTexts, shippedTexts, type OwnTexts } from "./own-texts.ts";

/** An institute with operations for tests only. */
export interface TestInstitute extends Institute {
  readonly database: Database;
  /** The folder of members' files; its own one is removed when it closes. */
  readonly evidenceFolder: string;
  /** An access token of a new or a given sign-in; a given sign-in's token is signed once. */
  accessTokenFor(customerId: string, signInId?: string): Promise<string>;
  /** Its texts, which a test may change. */
  readonly texts: OwnTexts;
  /** A seeded person by first name or full name. */
  person(name: string): SeededPerson;
}

export interface TestOptions extends Omit<InstituteOptions, "storage" | "content" | "body" | "rules"> {
  readonly storage: StorageChoice;
  /** Whether it is one of production, which has nothing of a trial; false by default. */
  readonly production?: boolean;
  /** The trial's by default. */
  readonly body?: OrganisationSettings;
  /** The default rules by default; without lists of their own, with the example's. */
  readonly rules?: OrganisationRules;
  /** Whether a trial also has what its staff did; false by default, so that scenarios begin with empty lists. */
  readonly seedsDesk?: boolean;
  /** Called after each statement to the database. */
  readonly onStatement?: (statement: string) => void;
}

interface TokenParts {
  readonly key: JWK;
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly now: () => Date;
}

/** Signs access tokens of a sign-in like the provider. */
export const accessTokens = ({ key, issuer, audience, clientId, now }: TokenParts) => {
  let signingKey: ReturnType<typeof importJWK> | undefined;
  return async (customerId: string, signInId: string): Promise<string> => {
    const issuedAt = Math.floor(now().getTime() / 1000);
    signingKey ??= importJWK(key, "RS256");
    return new SignJWT({ client_id: clientId, scope: apiScope, sid: signInId, jti: randomUUID() })
      .setProtectedHeader({ typ: "at+jwt", alg: "RS256", kid: key.kid ?? "" })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(customerId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + maxAccessTokenLifetime)
      .sign(await signingKey);
  };
};

const withLists = (rules: OrganisationRules = defaultRules): OrganisationRules => ({
  ...rules,
  lists: rules.lists === defaultRules.lists ? trialRules.lists : rules.lists,
});
/** Opens an institute, and signs tokens with the key in its database. */
export const openTestInstitute = async ({
  production = false,
  seedsDesk = false,
  ...options
}: TestOptions): Promise<TestInstitute> => {
  const storage = await openStorage(options.storage, options);
  const rules = withLists(options.rules);
  const { links, languages } = options.body ?? trialBody;
  const own = ownTexts(shippedTexts(links, rules, languages), rules, languages);
  const ownFolder = join(tmpdir(), `guildhall-evidence-${randomUUID()}`);
  const evidenceFolder = options.evidenceFolder ?? ownFolder;
  const institute = await createInstitute(
    { body: trialBody, ...options, evidenceFolder, rules, storage, content: own, contentReport: own.report },
    production ? undefined : seedsDesk ? trial : { ...trial, seedDesk: () => Promise.resolve() },
  );
  const { database } = storage;
  const { publicUrl, clientId = "guildhall-portal", audience = `${publicUrl}/api`, now } = options;
  const issuer = options.identity?.authority ?? `${publicUrl}/idp`;
  const signIns = new SignIns({ database, now, idleMinutes: options.idleMinutes ?? 30 });
  const tokens = new Map<string, Promise<string>>();
  const accessTokenFor = async (customerId: string, named?: string): Promise<string> => {
    const signInId = named ?? randomUUID();
    await signIns.use(signInId, customerId);
    // With the present key, which a test may rotate.
    const signed = async () => {
      const [key = {}] = await signingKeys(database, sealWith(options.sealingKeys ?? []));
      return accessTokens({ key, issuer, audience, clientId, now })(customerId, signInId);
    };
    const token = tokens.get(signInId) ?? signed();
    if (named !== undefined) tokens.set(named, token);
    return token;
  };
  const close = async () => {
    await institute.close();
    await rm(ownFolder, { recursive: true, force: true });
  };
  return { ...institute, close, database, evidenceFolder, texts: own, accessTokenFor, person: personNamed };
};
