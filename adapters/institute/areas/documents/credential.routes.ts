import { credentialFileName } from "../../../../domain/documents/downloads.ts";
import { membershipCredentialFile } from "../../../contract/documents-credential.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { issueCredential } from "./issue-credential.ts";

/** Membership as a verifiable credential. VERI-04 */
export const serveMembershipCredential = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(membershipCredentialFile, {
    answer: async (request) => ({
      name: credentialFileName(request.customerId),
      bytes: Buffer.from(await issueCredential(dependencies, request)),
    }),
  });
};
