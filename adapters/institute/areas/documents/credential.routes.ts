import { credentialFileName } from "../../../../domain/documents/downloads.ts";
import { membershipCredentialFile } from "../../../contract/documents-credential.contract.ts";
import type { ApiParts } from "../api-parts.ts";
import { issueCredential } from "./issue-credential.ts";

/** Membership as a verifiable credential. VERI-04 */
export const serveMembershipCredential = ({ serve, ...parts }: ApiParts): void => {
  serve(membershipCredentialFile, {
    answer: async (request) => ({
      name: credentialFileName(request.customerId),
      bytes: Buffer.from(await issueCredential(parts, request)),
    }),
  });
};
