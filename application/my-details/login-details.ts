import { passwordChangeProblems, passwordMessages, type PasswordChange } from "../../domain/customer/password.ts";
import {
  sentSignInEmail,
  signInEmailMessages,
  signInEmailProblems,
  type SignInEmailChange,
} from "../../domain/my-details/sign-in-email.ts";
import { isTooOften, tooOftenMessage } from "../../domain/shell/too-often.ts";
import { commandForm } from "../flow/command-form.ts";
import { EditableSections } from "../flow/editable-sections.ts";
import type { Form } from "../flow/form.ts";
import type { SignInDetails, SignInRecord } from "../ports/personal-records.ts";
import { err } from "../ports/result.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";
import type { PasskeySettings } from "./passkey-settings.ts";

const nothingTyped: PasswordChange = { present: "", chosen: "" };

const noEmailTyped: SignInEmailChange = { email: "", present: "" };

/** Login details: the sign-in email and forms to change email and password, and passkeys. LOGN-01, PASS-02, PASS-03 */
export class LoginDetails {
  readonly record: Resource<SignInDetails>;
  readonly email: Form<SignInEmailChange>;
  readonly password: Form<PasswordChange>;
  readonly passkeys: PasskeySettings;
  readonly sections: EditableSections;

  constructor(record: SignInRecord, passkeys: PasskeySettings, services: FlowServices) {
    const { failures, navigationGuard, track } = services;
    this.passkeys = passkeys;
    this.record = resourceOf(() => record.details(), failures.raise);
    this.email = commandForm<SignInEmailChange>(
      {
        name: "sign-in-email",
        subject: "signInEmail",
        address: "/my-details/login-details",
        kinds: { email: "words", present: "words" },
        empty: () => this.record.value && noEmailTyped,
        problems: (typed) => signInEmailProblems(typed, this.record.value?.email ?? ""),
        save: async (typed) => {
          const outcome = await record.changeEmail(sentSignInEmail(typed));
          if (outcome.ok) {
            track("sectionSaved", { section: "sign-in-email" });
            await this.record.refresh();
            return outcome;
          }
          if (isTooOften(outcome.reason)) return err({ kind: "refused", message: tooOftenMessage(outcome.reason) });
          const field = {
            wrong: "present",
            invalid: "email",
            same: "email",
            refused: undefined,
            none: undefined,
          } as const;
          return err({ kind: "refused", message: signInEmailMessages[outcome.reason], field: field[outcome.reason] });
        },
        success: "linkSent",
        failed: signInEmailMessages.none,
      },
      services,
    );
    this.password = commandForm<PasswordChange>(
      {
        name: "password",
        subject: "password",
        address: "/my-details/login-details",
        kinds: { present: "words", chosen: "words" },
        empty: () => nothingTyped,
        problems: (typed) => passwordChangeProblems(typed, this.record.value?.email ?? ""),
        save: async ({ present, chosen }) => {
          const outcome = await record.changePassword(present, chosen);
          if (outcome.ok) {
            track("sectionSaved", { section: "password" });
            return outcome;
          }
          if (isTooOften(outcome.reason)) return err({ kind: "refused", message: tooOftenMessage(outcome.reason) });
          const field = {
            wrong: "present",
            common: "chosen",
            revealing: "chosen",
            short: "chosen",
            long: "chosen",
            refused: undefined,
            none: undefined,
          } as const;
          return err({ kind: "refused", message: passwordMessages[outcome.reason], field: field[outcome.reason] });
        },
        failed: passwordMessages.none,
      },
      services,
    );
    this.sections = new EditableSections(
      [this.email, this.password, passkeys.adding, passkeys.removing],
      navigationGuard,
    );
  }
}
