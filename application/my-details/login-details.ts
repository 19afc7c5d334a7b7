import type { PasswordChange } from "../../domain/customer/password.ts";
import { passwordChangeProblems, passwordMessages } from "../../domain/customer/password.ts";
import { Form } from "../flow/form.ts";
import { OneOpen } from "../flow/one-open.ts";
import { refused } from "../ports/answered.ts";
import type { SignInDetails, SignInRecord } from "../ports/sign-in-record.ts";
import type { Failures } from "../shell/failures.ts";
import type { Resource } from "../shell/resource.ts";
import { resourceOf } from "../shell/resource.ts";
import type { FormParts } from "./form-parts.ts";

/** A password is kept nowhere while it is typed. */
const notKept = { read: () => undefined, keep: () => undefined, discard: () => undefined };

const nothingTyped: PasswordChange = { present: "", chosen: "" };

/** What somebody signs in with, and another password for it. LOGN-01, PASS-02 */
export class LoginDetails {
  readonly record: Resource<SignInDetails>;
  readonly password: Form<PasswordChange>;
  readonly sections: OneOpen;

  constructor(record: SignInRecord, failures: Failures, { clock, toasts, leaving, track }: FormParts) {
    this.record = resourceOf(() => record.details(), failures.raise);
    this.password = new Form<PasswordChange>(
      {
        name: "password",
        kinds: { present: "words", chosen: "words" },
        stored: () => ({ values: nothingTyped, version: "" }),
        problems: passwordChangeProblems,
        shape: (values) => values,
        save: async ({ present, chosen }) => {
          const outcome = await record.changePassword(present, chosen);
          if (outcome.ok) {
            track("sectionSaved", { section: "password" });
            return outcome;
          }
          const field = { wrong: "present", common: "chosen", short: "chosen", none: undefined } as const;
          return refused({ kind: "refused", message: passwordMessages[outcome.reason], field: field[outcome.reason] });
        },
        reload: () => Promise.resolve(),
        failed: passwordMessages.none,
      },
      clock,
      toasts,
      notKept,
    );
    this.sections = new OneOpen([this.password], leaving);
  }
}
