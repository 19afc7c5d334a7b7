import { issuerOf } from "../../../../domain/institute/documents/issuer.ts";
import { paperWords } from "../../platform/paper/paper-texts.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { verificationAddress, type PaperDependencies } from "../issued-documents/issue-paper.ts";
import { issuedBefore, newDocument, recordIssued, type IssueContext } from "../issued-documents/issued.store.ts";
import { availableResource } from "./availability.ts";
import { signingKey } from "./credential-keys.store.ts";
import { instantOf, signCredential } from "./credential-signing.ts";
import { statusPlaceOf } from "./credential-status.store.ts";
import { admissionOf, credentialStatement, membershipCredential } from "./membership-credential.ts";

/** The member's credential; reuses the issued one while its content is unchanged. */
const credentialFor = async ({ body: institute, publicUrl, content }: PaperDependencies, request: IssueContext) => {
  const { database, customer, rules } = request;
  const resource = await availableResource(request, ({ key }) => key === "membershipCertificate");
  const words = await paperWords({ body: institute, content }, "paper-membership-credential", { customer, rules });
  const document = {
    kind: "membershipCredential",
    subject: resource.certificateNumber,
    paperOn: () => credentialStatement(words, institute, customer, resource, rules),
  } as const;
  const { code, issuedAt } =
    (await issuedBefore(request, document)) ?? (await recordIssued(request, document, newDocument(document, request)));
  return membershipCredential({
    words,
    institute,
    customer,
    publicUrl,
    address: verificationAddress(publicUrl, code),
    place: await statusPlaceOf(database, code),
    admittedOn: admissionOf(customer, resource),
    validFrom: instantOf(new Date(issuedAt)),
  });
};

/** Issues membership as a verifiable credential, signed with the current key. VERI-04 */
export const issueCredential = async (
  dependencies: PaperDependencies & Pick<ApiDependencies, "seal">,
  request: IssueContext,
): Promise<string> => {
  const credential = await credentialFor(dependencies, request);
  const key = await signingKey(request.database, dependencies.seal, request.now);
  return signCredential(credential, issuerOf(dependencies.publicUrl), key);
};
