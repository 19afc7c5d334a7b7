import { randomBytes } from "node:crypto";

import { describe, expect, it } from "vitest";

import { credentialKeys, signingKey } from "../../../../../adapters/institute/areas/documents/credential-keys.store.ts";
import { sealWith } from "../../../../../adapters/institute/platform/storage/seal.ts";
import { getOrCreateKey, rotateSecret } from "../../../../../adapters/institute/platform/storage/secrets.ts";
import type { Database } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { signingKeys } from "../../../../../adapters/institute/provider/signing-keys.ts";
import { Browser, SignIn } from "../../../support/browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { openInstitute } from "../../../support/open-institute.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];

describe("a sealed secret", () => {
  it("is opened by its key, and by no other key, name or without one", () => {
    const sealed = sealWith([first]).close("cookie-key", "secret");
    expect(sealed).not.toContain("secret");
    expect(sealWith([first]).open("cookie-key", sealed)).toBe("secret");
    expect(sealWith([second, first]).open("cookie-key", sealed)).toBe("secret");
    expect(() => sealWith([first]).open("audit-key", sealed)).toThrow("sealed with another key");
    expect(() => sealWith([second]).open("cookie-key", sealed)).toThrow("sealed with another key");
    expect(() => sealWith([]).open("cookie-key", sealed)).toThrow("give the SEALING_KEY");
  });

  it("is outdated where it is not sealed with the present key", () => {
    const sealed = sealWith([first]).close("cookie-key", "secret");
    const outdated = [[], [first], [second, first]].map((keys) => sealWith(keys).isOutdated("cookie-key", sealed));
    expect(outdated).toEqual([false, false, true]);
    expect(sealWith([first]).isOutdated("cookie-key", "secret")).toBe(true);
  });
});

const storedIn = async (database: Database): Promise<readonly string[]> => {
  const secrets = await database.selectFrom("secrets").select(["name", "value"]).execute();
  const keys = await database.selectFrom("credentialKeys").select("secretKey").execute();
  return [...secrets.map(({ value }) => value), ...keys.flatMap(({ secretKey }) => secretKey ?? [])];
};

onEachDatabase(({ fresh }) => {
  it("every private key in the database is sealed from the first start with a key, and sign-ins go on", async () => {
    const storage = await fresh();
    const before = await openInstitute(storage);
    const none = sealWith([]);
    await signingKey(before.database, none, new Date());
    await rotateSecret(before.database, none, "cookie-key", "another");
    const [plain] = await signingKeys(before.database, none);
    const auditKey = await getOrCreateKey(before.database, none, "audit-key");
    const browser = new Browser(before);
    await new SignIn(browser).complete("maya.member@example.org");
    expect((await storedIn(before.database)).some((stored) => stored.startsWith("sealed:"))).toBe(false);
    await before.close();

    for (const sealingKeys of [[first], [second, first], [second]]) {
      const institute = await openInstitute(storage, { sealingKeys });
      const stored = await storedIn(institute.database);
      expect(stored.length).toBeGreaterThan(6);
      expect(stored.filter((value) => !value.startsWith("sealed:1:"))).toEqual([]);
      const seal = sealWith(sealingKeys);
      expect((await signingKeys(institute.database, seal))[0]).toEqual(plain);
      expect((await getOrCreateKey(institute.database, seal, "audit-key")).equals(auditKey)).toBe(true);
      expect((await signingKey(institute.database, seal, new Date())).publicKey).toBe(
        (await credentialKeys(institute.database)).at(-1)?.publicKey,
      );
      const renewal = new SignIn(browser.at(institute));
      const { tokens } = await renewal.tokens(await renewal.returned(await renewal.begin({ prompt: "none" })));
      expect(tokens.access_token).toBeDefined();
      await institute.close();
    }
    await expect(openInstitute(storage)).rejects.toThrow("give the SEALING_KEY");
    await expect(openInstitute(storage, { sealingKeys: [first] })).rejects.toThrow("sealed with another key");
  });
});
