/** Why a call failed: timed out, no connection, an invalid response, or an HTTP status. */
export type FailureStatus = "timeout" | "unreachable" | "invalid" | number;

const requestTimeout = 408;

/** Whether the other system rejected the request without executing it. All other failures leave the outcome unknown. */
export const isRefusal = (status: FailureStatus): boolean =>
  typeof status === "number" && status >= 400 && status < 500 && status !== requestTimeout;

/** Failures shown in place despite their name's ending. ERR-08 */
const shownInPlace = [
  "BALANCE_FETCH_ERROR",
  "CPD_OVERVIEW_FETCH_ERROR",
  "CPD_HISTORY_FETCH_ERROR",
  "CPD_ACTIVITIES_FETCH_ERROR",
  "ISSUED_DOCUMENTS_FETCH_ERROR",
  "STANDING_LINK_FETCH_ERROR",
  "NOTIFICATIONS_FETCH_ERROR",
  "ADDRESS_LOOKUP_FETCH_ERROR",
  "QUALIFICATIONS_FETCH_ERROR",
  "MEMBERSHIP_APPLICATION_FETCH_ERROR",
  "SUBMISSION_REQUESTS_FETCH_ERROR",
  "PASSKEYS_FETCH_ERROR",
  "PAYMENT_FETCH_ERROR",
  "EVIDENCE_FETCH_ERROR",
  "NETWORKS_FETCH_ERROR",
  "NETWORK_LOOKUPS_FETCH_ERROR",
  "SESSION_OPEN_ERROR",
  "SESSION_ENCRYPT_ERROR",
];
const keptEndings = ["SUBMIT_ERROR", "CONSENT_ERROR", "DOWNLOAD_ERROR"];

/** Whether a failed call replaces the whole screen instead of showing in place. ERR-08 */
export const takesOver = (name: string): boolean =>
  !shownInPlace.includes(name) && !keptEndings.some((ending) => name.endsWith(ending));

export type ErrorScreen = "clockSkew" | "declined" | "timeout" | "accessUnavailable" | "standard";

/** The error screen for a status; the standard one by default. ERR-01 to ERR-05 */
export const errorScreenOf = (status: FailureStatus | "clockSkew" | "unhandled"): ErrorScreen => {
  if (status === "clockSkew") return "clockSkew";
  if (status === "timeout") return "timeout";
  return status === 410 ? "accessUnavailable" : "standard";
};

/**
 * Failures after which nothing of the portal can render: the profile or the frame's texts are missing. ERR-07, SHELL-10
 */
const fatalNames = ["PROFILE_FETCH_ERROR", "PAGE_FRAMEWORK_FETCH_ERROR"];

/** Whether a failure replaces the whole portal including its navigation, rather than the page. ERR-07, SHELL-10 */
export const hidesFrame = (name: string): boolean => fatalNames.includes(name);

/**
 * Short form of a correlation ID that users read out to support: its first eight characters, which the logs are
 * searchable by. ERR-08
 */
export const supportReference = (correlationId: string): string => correlationId.slice(0, 8);

// Chromium: "at draw (https://host/assets/main-AB12.js:1:234)". Others: "draw@https://host/assets/main-AB12.js:1:234".
const frame = /^(?:\s*at |[^\n]*@).*$/gm;
const fileAndLine = /([\w.-]+\.[cm]?[jt]sx?:\d+:\d+)\)?$/;

/**
 * Extracts the source location of an error, "main-AB12.js:1:234": the first stack frame that names a file. Excludes
 * everything else, because some browsers begin the stack with the message, which may contain personal data. ERR-10
 */
export const placeOfError = (stack: string | undefined): string | undefined =>
  stack
    ?.match(frame)
    ?.map((line) => fileAndLine.exec(line)?.[1])
    .find((place) => place !== undefined);
