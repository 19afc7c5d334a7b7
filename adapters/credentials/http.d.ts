import type { SignInRecord } from "../../application/ports/sign-in-record.ts";
import type { ApiClient } from "../http/api-client.ts";
/** The institute's calls for what somebody signs in with. */
export declare const httpSignInRecord: (api: ApiClient) => SignInRecord;
