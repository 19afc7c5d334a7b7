import { submitDeclaration } from "../../../adapters/contract/cpd-declarations.contract.ts";
import { applyForMembership } from "../../../adapters/contract/membership.contract.ts";
import { joinRetiredRegister } from "../../../adapters/contract/retirement.contract.ts";
import type { StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";
import { hashPassword } from "../../../adapters/institute/provider/password.ts";
import { personNamed } from "../../../adapters/institute/trial/everyone.ts";
import { addPerson } from "../../../adapters/institute/trial/seed.ts";
import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { Browser } from "./browser.ts";
import { emptyFile, removeFile } from "./first-day.ts";
import { inRelease } from "./in-release.ts";
import { ask, openInstitute, publicUrl } from "./open-institute.ts";
import { databaseAt, startPostgres } from "./postgres-cluster.ts";
import { recordRelease } from "./release.ts";

// `npx node tests/adapters/support/record-release.ts 0.3.0`: saves a database of this release as a fixture for the migrations of later ones.

/** Submissions and changes of a few people of the trial. */
const fill = async (storage: StorageChoice): Promise<void> => {
  const institute = await openInstitute(storage, { seedPeople: false, now: () => inRelease.now });
  const { database } = institute;
  const passwordHash = await hashPassword(inRelease.password, 4);
  for (const who of ["Maya", "Ada", "Fiona"])
    await addPerson({
      database,
      person: personNamed(who),
      passwordHash,
      today: dayOf(inRelease.now, defaultRules),
      rules: defaultRules,
    });
  const headers = { "idempotency-key": inRelease.key };
  const done = [
    await ask(institute, "Maya", submitDeclaration, { headers, body: inRelease.declaration }),
    await ask(institute, "Ada", applyForMembership, { headers, body: inRelease.application }),
    await ask(institute, "Fiona", joinRetiredRegister, { headers, body: inRelease.retirement }),
  ];
  for (const { status, refusal } of done) if (status !== 201) throw new Error(refusal.description);
  await new Browser(institute).visit(`${publicUrl}/idp/forgotten-password`, { email: personNamed("Maya").email });
  await institute.close();
};

const [release = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(release)) throw new Error("Give the release: 0.2.0");
const cluster = await startPostgres({ isDurable: false });
const file = await emptyFile();
for (const storage of [file, { kind: "postgres", url: await databaseAt(cluster.address) }] as const) {
  await fill(storage);
  await recordRelease(release, storage);
}
await removeFile(file);
await cluster.stop();
