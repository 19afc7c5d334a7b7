import { expect, test } from "vitest";

import type { ApiClient } from "../../../adapters/http/api-client.ts";
import { httpPasskeyRecord } from "../../../adapters/http/credentials-passkeys.http.ts";
import { httpSignInRecord } from "../../../adapters/http/credentials.http.ts";
import { LoginDetails } from "../../../application/my-details/login-details.ts";
import { PasskeySettings } from "../../../application/my-details/passkey-settings.ts";
import { CallFailure, ok } from "../../../application/ports/result.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import { Failures } from "../../../application/shell/failures.ts";
import type { FlowServices } from "../../../application/shell/flow-services.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import { formatMessage } from "../../../domain/kernel/message.ts";
import { TestClock } from "../support/test-clock.ts";

test.each([
  [undefined, "You have tried too often. Wait some minutes, and try again"],
  [600, "You have tried too often. Try again in 10 minutes"],
  [45, "You have tried too often. Try again in 45 seconds"],
])(
  "too many attempts say when to try again, after %s seconds (LOGN-01, PASS-02, PASS-03)",
  async (retryAfter, message) => {
    const clock = new TestClock(new Date("2026-06-15T12:00:00Z"));
    const refused = new CallFailure("SUBMIT_ERROR", 429, "an-id", {
      description: "Too many requests.",
      retryAfter,
    });
    const record = httpSignInRecord({ call: () => Promise.reject(refused) } as unknown as ApiClient);
    const failures = new Failures({ report: () => undefined }, () => "an-id");
    const parts = {
      failures,
      clock,
      toasts: new Toasts(clock),
      failedSaves: new FailedSaves(),
      navigationGuard: new NavigationGuard(),
      track: () => undefined,
    };
    const services = parts as unknown as FlowServices;
    const maker = { isSupported: () => true, create: () => Promise.resolve(ok({})) };
    const passkeys = new PasskeySettings(
      httpPasskeyRecord({ call: () => Promise.reject(refused) } as unknown as ApiClient),
      maker,
      services,
    );
    const details = new LoginDetails(record, passkeys, services);
    details.record.setValue({ email: "maya.member@example.org" });
    details.email.edit();
    details.email.change({ email: "maya.elsewhere@example.org", present: "Ledger-2026" });
    await details.email.save();
    details.password.edit();
    details.password.change({ present: "Ledger-2026", chosen: "three unrelated words" });
    await details.password.save();
    passkeys.adding.edit();
    passkeys.adding.change({ name: "My phone", present: "Ledger-2026" });
    await passkeys.adding.save();
    const outcomes = [details.email.outcome, details.password.outcome, passkeys.adding.outcome];
    expect(outcomes.map((outcome) => outcome.status === "failed" && formatMessage(outcome.message))).toEqual([
      message,
      message,
      message,
    ]);
  },
);
