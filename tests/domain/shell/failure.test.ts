import { expect, test } from "vitest";

import { errorScreenOf, hidesFrame, isRefusal, takesOver, type FailureStatus } from "../../../domain/shell/failure.ts";

test.each<[FailureStatus | "clockSkew", string]>([
  ["clockSkew", "clockSkew"],
  ["timeout", "timeout"],
  [410, "accessUnavailable"],
  ["unreachable", "standard"],
  ["invalid", "standard"],
  [403, "standard"],
  [404, "standard"],
  [500, "standard"],
])("a failure of status %s has the error screen %s (ERR-01 to ERR-05)", (status, screen) => {
  expect(errorScreenOf(status)).toBe(screen);
});

test.each([
  "CPD_DECLARATION_SUBMIT_ERROR",
  "MEMBERSHIP_APPLICATION_SUBMIT_ERROR",
  "IMPORTANT_UPDATES_CONSENT_ERROR",
  "CERTIFICATE_DOWNLOAD_ERROR",
  "CPD_HISTORY_FETCH_ERROR",
  "SESSION_OPEN_ERROR",
  "SESSION_ENCRYPT_ERROR",
  "BALANCE_FETCH_ERROR",
  "CPD_OVERVIEW_FETCH_ERROR",
  "NOTIFICATIONS_FETCH_ERROR",
  "ADDRESS_LOOKUP_FETCH_ERROR",
  "QUALIFICATIONS_FETCH_ERROR",
])("%s shows in its place (ERR-08)", (name) => {
  expect(takesOver(name)).toBe(false);
});

test.each(["PROFILE_FETCH_ERROR", "CONTENT_FETCH_ERROR", "FEES_FETCH_ERROR", "SUBMIT_ERROR_OF_ANYTHING"])(
  "%s takes over the screen (ERR-08)",
  (name) => {
    expect(takesOver(name)).toBe(true);
  },
);

test.each([
  ["PROFILE_FETCH_ERROR", true],
  ["PAGE_FRAMEWORK_FETCH_ERROR", true],
  ["FEES_FETCH_ERROR", false],
])("%s replaces the whole portal: %s (ERR-07)", (name, isWhole) => {
  expect(hidesFrame(name)).toBe(isWhole);
});

test.each<[FailureStatus, boolean]>([
  [399, false],
  [400, true],
  [403, true],
  [408, false],
  [422, true],
  [499, true],
  [500, false],
  ["timeout", false],
  ["unreachable", false],
  ["invalid", false],
])("a failure of status %s certainly changed nothing: %s (ERR-08)", (status, is) => {
  expect(isRefusal(status)).toBe(is);
});
