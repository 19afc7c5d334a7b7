import type { Call } from "./call.ts";

export const membershipCredentialFile = {
  failure: "MEMBERSHIP_CREDENTIAL_DOWNLOAD_ERROR",
  summary: "Membership as an Open Badges 3.0 credential with a Data Integrity proof.",
  method: "GET",
  path: "/customers/{id}/membership-credential",
  access: "not suspended",
  file: "application/vc",
} as const satisfies Call;

export const membershipTokenFile = {
  failure: "MEMBERSHIP_TOKEN_DOWNLOAD_ERROR",
  summary: "The same credential as a JSON Web Token.",
  method: "GET",
  path: "/customers/{id}/membership-credential/token",
  access: "not suspended",
  file: "application/vc+jwt",
} as const satisfies Call;
