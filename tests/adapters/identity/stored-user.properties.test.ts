import { User } from "oidc-client-ts";
import { expect, test } from "vitest";

import type { IdentitySettings } from "../../../adapters/identity/settings.ts";
import { forgetUser, recordKey, storedUser } from "../../../adapters/identity/stored-user.ts";
import { UserStore } from "../../../adapters/identity/user-store.ts";
import { fc } from "../../domain/support/fast-check.ts";

const settings: IdentitySettings = {
  authority: "http://institute/idp",
  clientId: "guildhall-portal",
  scope: "openid",
  claims: { customerId: "number", groups: "groups" },
  callbackUrl: "http://institute/callback.html",
  renewUrl: "http://institute/silent-renew.html",
  loggedOutUrl: "http://institute/logged-out.html",
};
const libraryKey = "the library's key";

const tabStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
};

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const orAnything = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

/** Any user as stored by the library. */
const user = fc
  .record({
    tokens: fc.record({
      access_token: fc.string(),
      id_token: maybe(fc.string()),
      refresh_token: maybe(fc.string()),
      session_state: fc.option(fc.string()),
      expires_at: maybe(fc.integer()),
    }),
    profile: fc.record({
      number: orAnything(fc.string()),
      name: orAnything(fc.string()),
      groups: orAnything(fc.array(fc.string())),
      customer_type: orAnything(fc.string()),
    }),
  })
  .map(
    ({ tokens, profile }) =>
      new User({
        token_type: "Bearer",
        profile: { iss: "", aud: "", sub: "", exp: 0, iat: 0, ...profile },
        ...tokens,
      } as ConstructorParameters<typeof User>[0]),
  );

test("a token with an expiry and a customer number make a user, and everything else may be missing", async () => {
  await fc.assert(
    fc.asyncProperty(user, async (given) => {
      const storage = tabStorage();
      await new UserStore(storage, settings).set(libraryKey, given.toStorageString());
      const read = storedUser(storage, settings);
      const { number, name, groups } = given.profile;
      expect(read !== undefined).toBe(typeof number === "string" && given.expires_at !== undefined);
      if (!read) return;
      expect(read).toMatchObject({ accessToken: given.access_token, expiresAt: given.expires_at, customerId: number });
      expect(read.name).toBe(typeof name === "string" ? name : "");
      expect(read.groups).toEqual(Array.isArray(groups) ? groups.filter((group) => typeof group === "string") : []);
      expect([read.hasRefreshToken, read.isWatched]).toEqual([
        given.refresh_token !== undefined,
        given.session_state !== null,
      ]);
    }),
  );
});

test("the library reads exactly what it stored, and nothing once either of the two has removed it", async () => {
  await fc.assert(
    fc.asyncProperty(user, fc.boolean(), async (given, isByLibrary) => {
      const [storage, text] = [tabStorage(), given.toStorageString()];
      const store = new UserStore(storage, settings);
      await store.set(libraryKey, text);
      const isStored = storedUser(storage, settings) !== undefined;
      expect([await store.get(libraryKey), (await store.getAllKeys()).length]).toEqual([
        isStored ? text : null,
        isStored ? 1 : 0,
      ]);
      if (isByLibrary) expect(await store.remove(libraryKey)).toBe(isStored ? text : null);
      else forgetUser(storage, settings);
      expect([storedUser(storage, settings), await store.get(libraryKey), await store.getAllKeys()]).toEqual([
        undefined,
        null,
        [],
      ]);
    }),
  );
});

test("invalid JSON is no user, and a user is read only for their own provider and client", async () => {
  const storage = tabStorage();
  storage.setItem(recordKey(settings), "{");
  expect(storedUser(storage, settings)).toBeUndefined();
  const given = new User({
    access_token: "t",
    token_type: "Bearer",
    expires_at: 1,
    profile: { iss: "", aud: "", sub: "", exp: 0, iat: 0, number: "1" },
  });
  await new UserStore(storage, settings).set(libraryKey, given.toStorageString());
  expect(storedUser(storage, settings)?.customerId).toBe("1");
  expect(storedUser(storage, { ...settings, clientId: "another" })).toBeUndefined();
  expect(storedUser(storage, { ...settings, authority: "http://another" })).toBeUndefined();
});
