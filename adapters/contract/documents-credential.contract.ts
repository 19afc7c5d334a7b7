import type { Call } from "./call.ts";

export const membershipCredentialFile = {
  failure: "MEMBERSHIP_CREDENTIAL_DOWNLOAD_ERROR",
  summary: "Membership as an Open Badges 3.0 credential, signed as a JSON Web Token.",
  method: "GET",
  path: "/customers/{id}/membership-credential",
  access: "not suspended",
  isAddition: true,
  file: "application/vc+jwt",
} as const satisfies Call;
