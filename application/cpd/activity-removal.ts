import type { Activity } from "../../domain/cpd/activity.ts";
import { ConfirmedAction } from "../flow/confirmed-action.ts";
import type { ActivityRegister } from "../ports/institute.ts";
import type { CpdRecord } from "./cpd-record.ts";

const notFoundStatus = 404;

/** Removes an activity from the log after confirmation. LOG-01 */
export class ActivityRemoval {
  readonly removing = new ConfirmedAction<Activity>();
  readonly #register: ActivityRegister;
  readonly #record: CpdRecord;

  constructor(register: ActivityRegister, record: CpdRecord) {
    this.#register = register;
    this.#record = record;
  }

  remove(activity: Activity): Promise<void> {
    const { log } = this.#record;
    return this.removing.submit(
      activity,
      () => this.#register.removeActivity(activity.id),
      async (outcome) => {
        await log?.revalidate(({ ok }) => ok);
        // A missing activity was removed by an earlier attempt without a response, or in another window.
        const isGone = log?.value?.every(({ activities }) => activities.every(({ id }) => id !== activity.id)) === true;
        return outcome.ok || outcome.reason.status === notFoundStatus || isGone;
      },
    );
  }
}
