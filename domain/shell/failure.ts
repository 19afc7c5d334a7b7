/** How a call went wrong: no answer in time, no answer at all, an answer that does not fit, or a status. */
export type FailureStatus = "timeout" | "unreachable" | "invalid" | number;

const requestTimeout = 408;

/** Whether the other system said no, so that it did not do what it was asked. Any other failure leaves open whether it did. */
export const isRefusal = (status: FailureStatus): boolean =>
  typeof status === "number" && status >= 400 && status < 500 && status !== requestTimeout;

/** Names of failures that stay in their place, whatever they end in. ERR-08 */
const kept = [
  "BALANCE_FETCH_ERROR",
  "CPD_OVERVIEW_FETCH_ERROR",
  "CPD_HISTORY_FETCH_ERROR",
  "NOTIFICATIONS_FETCH_ERROR",
  "ADDRESS_LOOKUP_FETCH_ERROR",
  "QUALIFICATIONS_FETCH_ERROR",
  "MEMBERSHIP_APPLICATION_FETCH_ERROR",
  "SESSION_OPEN_ERROR",
  "SESSION_ENCRYPT_ERROR",
];
const keptEndings = ["SUBMIT_ERROR", "CONSENT_ERROR", "DOWNLOAD_ERROR"];

/** Whether a failed call takes over the whole screen, rather than being told in its place. ERR-08 */
export const takesOver = (name: string): boolean =>
  !kept.includes(name) && !keptEndings.some((ending) => name.endsWith(ending));

/** The error screens of the catalogue. */
export type ErrorScreen = "clockSkew" | "timeout" | "accessUnavailable" | "standard";

/** The screen for a failure's status. Anything without a screen of its own gets the standard one. ERR-01 to ERR-05 */
export const errorScreenOf = (status: FailureStatus | "clockSkew" | "unhandled"): ErrorScreen => {
  if (status === "clockSkew") return "clockSkew";
  if (status === "timeout") return "timeout";
  return status === 410 ? "accessUnavailable" : "standard";
};

/** Failures that leave nothing of the portal to show: without the person, or without the frame's own texts. ERR-07, SHELL-10 */
const takeOvers = ["PROFILE_FETCH_ERROR", "PAGE_FRAMEWORK_FETCH_ERROR"];

/** Whether a failure replaces the whole portal with its navigation, rather than the page within it. ERR-07, SHELL-10 */
export const hidesFrame = (name: string): boolean => takeOvers.includes(name);

/** What a person reads out to support of a correlation id: its first eight characters, by which the logs find it. ERR-08 */
export const supportReference = (correlationId: string): string => correlationId.slice(0, 8);

// "at draw (https://host/assets/main-AB12.js:1:234)" of Chromium, "draw@https://host/assets/main-AB12.js:1:234" of the others.
const frame = /^(?:\s*at |[^\n]*@).*$/gm;
const fileAndLine = /([\w.-]+\.[cm]?[jt]sx?:\d+:\d+)\)?$/;

/**
 * Where in the portal's code an error was thrown, "main-AB12.js:1:234": the first frame of its stack that
 * names a file. Nothing else of the stack is taken: the error's message, which begins it in some browsers,
 * may speak of the person. ERR-10
 */
export const placeOfError = (stack: string | undefined): string | undefined =>
  stack
    ?.match(frame)
    ?.map((line) => fileAndLine.exec(line)?.[1])
    .find((place) => place !== undefined);
