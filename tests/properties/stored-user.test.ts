import { expect, test } from "vitest";
import type { IdentitySettings } from "../../adapters/identity/settings.ts";
import { forgetUser, storedUser } from "../../adapters/identity/stored-user.ts";
import { fc } from "./fast-check.ts";

const settings: IdentitySettings = {
  authority: "http://institute/idp",
  clientId: "guildhall-portal",
  scope: "openid",
  claims: { customerId: "sub", groups: "groups" },
  callbackUrl: "http://institute/callback.html",
  renewUrl: "http://institute/silent-renew.html",
  loggedOutUrl: "http://institute/logged-out.html",
};
const key = "oidc.user:http://institute/idp:guildhall-portal";

/** A tab's storage with something under a key. */
const storageWith = (kept: string): Storage => {
  const all = new Map([[key, kept]]);
  return {
    getItem: (name: string) => all.get(name) ?? null,
    removeItem: (name: string) => void all.delete(name),
  } as Storage;
};

/** What is undefined is not there, as in JSON. */
const perhaps = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.jsonValue() }, { weight: 1, arbitrary: fc.constant(undefined) });

const almostAUser = fc.record({
  access_token: perhaps(fc.string()),
  id_token: perhaps(fc.string()),
  expires_at: perhaps(fc.integer()),
  profile: perhaps(
    fc.record({ sub: perhaps(fc.string()), name: perhaps(fc.string()), groups: perhaps(fc.array(fc.string())) }),
  ),
});

test("whatever is stored, it is a user with everything that calls need, or none, and never an error", () => {
  const garbage = fc.oneof(fc.string(), fc.json(), almostAUser.map((user) => JSON.stringify(user)));
  fc.assert(
    fc.property(garbage, (kept) => {
      const user = storedUser(storageWith(kept), settings);
      if (!user) return;
      expect(typeof user.accessToken).toBe("string");
      expect(typeof user.customerId).toBe("string");
      expect(typeof user.name).toBe("string");
      expect(Number.isFinite(user.expiresAt)).toBe(true);
      expect(user.idToken === undefined || typeof user.idToken === "string").toBe(true);
      expect(user.groups.every((group) => typeof group === "string")).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("exactly a token, its end and whose it is make a user; the rest may be missing", () => {
  fc.assert(
    fc.property(almostAUser, (kept) => {
      const stored = JSON.parse(JSON.stringify(kept)) as typeof kept;
      const sub = (stored.profile as { sub?: unknown } | null | undefined)?.sub;
      const isOne =
        typeof stored.access_token === "string" && typeof stored.expires_at === "number" && typeof sub === "string";
      const user = storedUser(storageWith(JSON.stringify(kept)), settings);
      expect(user !== undefined).toBe(isOne);
      if (isOne) expect(user).toMatchObject({ accessToken: stored.access_token, expiresAt: stored.expires_at, customerId: sub });
    }),
    { numRuns: 2000 },
  );
});

test("nothing is read for another provider or client, and nothing after it is forgotten", () => {
  const storage = storageWith(JSON.stringify({ access_token: "t", expires_at: 1, profile: { sub: "1" } }));
  expect(storedUser(storage, { ...settings, clientId: "another" })).toBeUndefined();
  expect(storedUser(storage, settings)?.customerId).toBe("1");
  forgetUser(storage, settings);
  expect(storedUser(storage, settings)).toBeUndefined();
});
