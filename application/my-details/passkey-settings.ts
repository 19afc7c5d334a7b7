import {
  maxPasskeyNameLength,
  passkeyMessages,
  type Passkey,
  type PasskeyRefusal,
  type Passkeys,
} from "../../domain/customer/passkeys.ts";
import { messages, problemsIn, type Problem } from "../../domain/kernel/field-rules.ts";
import { normaliseInput } from "../../domain/kernel/typed-text.ts";
import { isTooOften, tooOftenMessage, type TooOften } from "../../domain/shell/too-often.ts";
import { commandForm } from "../flow/command-form.ts";
import type { Form } from "../flow/form.ts";
import type { PasskeyMaker } from "../ports/passkeys.ts";
import type { PasskeyRecord } from "../ports/personal-records.ts";
import { err, ok } from "../ports/result.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { Resource } from "../shell/resource.ts";

/** Input of the form that adds a passkey. */
export interface NewPasskey {
  readonly name: string;
  readonly present: string;
}

/** Input of the form that removes a passkey: its key, and the password. */
export interface PasskeyRemoval {
  readonly key: string;
  readonly present: string;
}

const refusedAt = (reason: PasskeyRefusal | TooOften) =>
  err({
    kind: "refused",
    message: isTooOften(reason) ? tooOftenMessage(reason) : passkeyMessages[reason],
    field: reason === "wrong" ? ("present" as const) : undefined,
  } as const);

/** The passkeys of the account, and forms to add and remove one. PASS-03 */
export class PasskeySettings {
  readonly record: Resource<Passkeys>;
  readonly adding: Form<NewPasskey>;
  readonly removing: Form<PasskeyRemoval>;
  readonly #maker: PasskeyMaker;

  constructor(record: PasskeyRecord, maker: PasskeyMaker, services: FlowServices) {
    const { failures, track } = services;
    this.#maker = maker;
    this.record = new Resource(() => record.passkeys(), failures.raise);
    const shared = {
      address: "/my-details/login-details",
      revalidate: () => this.record.revalidate(({ ok }) => ok),
    };
    const presentProblem = (present: string) =>
      this.record.value?.hasPassword === true && present === "" ? messages.required : undefined;
    this.adding = commandForm<NewPasskey>(
      {
        ...shared,
        name: "passkey",
        subject: "passkey",
        kinds: { name: "words", present: "words" },
        empty: () => ({ name: "", present: "" }),
        problems: ({ name, present }) => problemsIn({ name: nameProblem(name), present: presentProblem(present) }),
        save: async ({ name, present }) => {
          const registration = await record.begin(present);
          if (!registration.ok) return refusedAt(registration.reason);
          const credential = await maker.create(registration.value);
          if (!credential.ok) return refusedAt(credential.reason);
          const outcome = await record.add(normaliseInput(name), credential.value);
          if (!outcome.ok) return refusedAt(outcome.reason);
          track("sectionSaved", { section: "passkey" });
          await this.record.refresh();
          return ok(undefined);
        },
        success: "passkeyAdded",
        failed: passkeyMessages.none,
      },
      services,
    );
    this.removing = commandForm<PasskeyRemoval>(
      {
        ...shared,
        name: "passkey-removal",
        subject: "passkey",
        kinds: { key: "words", present: "words" },
        empty: () => ({ key: "", present: "" }),
        problems: ({ present }) => problemsIn({ key: undefined, present: presentProblem(present) }),
        // Without a password the choice of the passkey is the only value.
        shape: (values) => (this.record.value?.hasPassword === true ? values.present : values),
        save: async ({ key, present }) => {
          const outcome = await record.remove(key, present);
          if (!outcome.ok) return refusedAt(outcome.reason);
          track("sectionSaved", { section: "passkey" });
          await this.record.refresh();
          return ok(undefined);
        },
        success: "passkeyRemoved",
        failed: passkeyMessages.none,
      },
      services,
    );
  }

  /** Whether a passkey can be added here: this address and this browser allow it. */
  get canAdd(): boolean {
    return this.record.value?.canAdd === true && this.#maker.isSupported();
  }

  /** The passkey that the open form removes. */
  get removed(): Passkey | undefined {
    const key = this.removing.draft?.key;
    return this.record.value?.passkeys.find((passkey) => passkey.key === key);
  }
}

const nameProblem = (name: string): Problem | undefined => {
  const { length } = Array.from(normaliseInput(name));
  if (length === 0) return messages.required;
  return length > maxPasskeyNameLength ? passkeyMessages.longName : undefined;
};
