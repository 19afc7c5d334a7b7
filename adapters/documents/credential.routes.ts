import { credentialFileName, tokenFileName } from "../../domain/documents/downloads.ts";
import { issuerOf } from "../../domain/documents/issuer.ts";
import type { ApiParts, CallRequest } from "../institute/api/serve.ts";
import { Refused } from "../institute/refused.ts";
import { mayHave } from "./availability.ts";
import { signingKey } from "./credential-keys.store.ts";
import { asToken, withProof } from "./credential-signing.ts";
import { statusPlaceOf } from "./credential-status.store.ts";
import { membershipCredentialFile, membershipTokenFile } from "./credential.contract.ts";
import { keyResourcesOf } from "./documents.store.ts";
import { verificationAddress, type PaperParts } from "./issue-paper.ts";
import { issuedBefore, newlyIssued, recordIssued } from "./issued.store.ts";
import { credentialStatement, membershipCredential } from "./membership-credential.ts";

type Asked = Pick<
  CallRequest<typeof membershipCredentialFile>,
  "database" | "customer" | "customerId" | "now" | "today" | "rules"
>;

/** An instant without milliseconds, as proofs have it. */
const instantOf = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

/** The member's credential, issued once for as long as it states the same. */
const credentialFor = async ({ body: institute, publicUrl }: PaperParts, asked: Asked) => {
  const { database, customer, customerId, rules } = asked;
  const resources = await keyResourcesOf(database, customerId);
  const resource = resources.find(({ key }) => key === "membershipCertificate");
  if (!resource) throw new Refused(404, "NO_SUCH_DOCUMENT", "There is no such document.");
  if (!(await mayHave(asked, resources, resource)))
    throw new Refused(403, "NOT_ELIGIBLE", "You cannot have this document at present.");
  const document = {
    kind: "membershipCredential",
    subject: resource.certificateNumber,
    paperOn: () => credentialStatement(institute, customer, resource, rules),
  } as const;
  const { code, issuedAt } =
    (await issuedBefore(asked, document)) ?? (await recordIssued(asked, document, newlyIssued(document, asked)));
  return membershipCredential({
    institute,
    customer,
    publicUrl,
    address: verificationAddress(publicUrl, code),
    place: await statusPlaceOf(database, code),
    validFrom: instantOf(issuedAt),
  });
};

/** Membership as a verifiable credential, signed with the present key. VERI-04 */
export const serveMembershipCredential = ({ serve, body, publicUrl }: ApiParts): void => {
  const issuer = issuerOf(publicUrl);

  serve(membershipCredentialFile, {
    answer: async (asked) => {
      const credential = await credentialFor({ body, publicUrl }, asked);
      const key = await signingKey(asked.database, asked.now);
      const signed = await withProof(credential, issuer, key, credential.validFrom);
      return { name: credentialFileName(asked.customerId), bytes: Buffer.from(JSON.stringify(signed, null, 2)) };
    },
  });

  serve(membershipTokenFile, {
    answer: async (asked) => {
      const credential = await credentialFor({ body, publicUrl }, asked);
      const token = await asToken(credential, issuer, await signingKey(asked.database, asked.now));
      return { name: tokenFileName(asked.customerId), bytes: Buffer.from(token) };
    },
  });
};
