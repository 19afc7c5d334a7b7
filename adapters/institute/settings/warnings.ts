import { unchangedLists } from "../platform/lists/read-lists-file.ts";
import type { Settings } from "./settings.ts";
import { needsDatabase } from "./variables.ts";

/** Warnings about valid settings, one sentence each. */
export const warningsOf = ({
  serves,
  databaseUrl,
  hasOwnEvidenceFolder,
  hasRulesFile,
  institute: { production, publicUrl, trustProxy, mail, body, rules, sealingKeys, exampleAddresses },
}: Settings): readonly string[] => {
  const unchanged = production && serves.has("api") ? unchangedLists(rules.lists) : [];
  return [
    // This server uses plain HTTP, so https means a proxy in front of it.
    ...(production && publicUrl.startsWith("https:") && trustProxy === undefined
      ? [
          "TRUST_PROXY is not set, so that all members who come through a proxy count as one address: give the number of proxies, or their addresses",
        ]
      : []),
    ...(production && needsDatabase(serves) && mail === undefined
      ? [
          "SMTP_URL is not set: mails wait in the outbox, and nobody can be invited or choose a new password until they are sent",
        ]
      : []),
    ...(production && needsDatabase(serves) && sealingKeys === undefined
      ? ["SEALING_KEY is not set: the private keys in the database are stored unsealed, and a copy of it holds them"]
      : []),
    ...(production && serves.has("api") && databaseUrl !== undefined && !hasOwnEvidenceFolder
      ? [
          "EVIDENCE_DIR is not set: the files of members lie in DATA_DIR on this machine, where processes on other machines do not find them",
        ]
      : []),
    ...(production && serves.has("api") && body.invoices === undefined
      ? ["BODY_FILE has no invoices: members get none, because their tax line and your account are not known"]
      : []),
    ...(exampleAddresses.length > 0
      ? [
          `these addresses of BODY_FILE and OUTSIDE_FILE are still the example's, so no links lead there: ${exampleAddresses.join(", ")}`,
        ]
      : []),
    ...(production && serves.has("api") && !hasRulesFile
      ? [
          `RULES_FILE is not set: amounts are in ${rules.currency}, days are those of ${rules.timeZone}, and no reminders are sent; another currency or time zone can later be chosen by “registrar rules” only`,
        ]
      : []),
    ...(unchanged.length > 0
      ? [`LISTS_FILE: these are still the example's: ${unchanged.join(", ")}; members choose from them`]
      : []),
  ];
};
