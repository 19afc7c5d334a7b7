import type { Activity, SignedInDevice } from "../../domain/my-details/activity.ts";
import { ConfirmedAction } from "../flow/confirmed-action.ts";
import type { ActivityRecord } from "../ports/personal-records.ts";
import type { Track } from "../ports/tracking.ts";
import type { Failures } from "../shell/failures.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";

export type SignOutChoice = SignedInDevice | "others";

/** The account's activity, and signing out elsewhere. ACTV-01, ACTV-02 */
export class AccountActivity {
  readonly record: Resource<Activity>;
  readonly signingOut = new ConfirmedAction<SignOutChoice>();
  readonly #source: ActivityRecord;
  readonly #track: Track;

  constructor(source: ActivityRecord, failures: Failures, track: Track) {
    this.#source = source;
    this.#track = track;
    this.record = resourceOf(() => source.activity(), failures.raise);
  }

  /** Signs out a device, or all others. */
  signOut(choice: SignOutChoice): Promise<void> {
    return this.signingOut.submit(
      choice,
      () => (choice === "others" ? this.#source.signOutElsewhere() : this.#source.signOut(choice.key)),
      async (outcome) => {
        await this.record.revalidate(({ ok }) => ok);
        const isDone = outcome.ok || !this.#isStillListed(choice);
        if (isDone) this.#track("sectionSaved", { section: "sign-ins" });
        return isDone;
      },
    );
  }

  #isStillListed(choice: SignOutChoice): boolean {
    const devices = this.record.value?.devices ?? [];
    return choice === "others"
      ? devices.some(({ isThisOne }) => !isThisOne)
      : devices.some(({ key }) => key === choice.key);
  }
}
