import type { AddressChange } from "../../domain/shell/own-address.ts";
import type { AddressCalls } from "../ports/institute.ts";
import type { Track } from "../ports/tracking.ts";
import type { Resource } from "../shell/resource.ts";
import { ConfirmedAction } from "./confirmed-action.ts";

/** A record with an address that the customer makes, renews and withdraws. TASK-03, VERI-02 */
export class OwnAddress<Held extends { readonly address?: string | undefined }> {
  readonly record: Resource<Held>;
  /** Renewal and withdrawal are confirmed first, because others may use the address. */
  readonly changing = new ConfirmedAction<AddressChange>();
  readonly #calls: AddressCalls;
  readonly #track: Track;
  readonly #section: string;

  /** `section` names the address in analytics. */
  constructor(record: Resource<Held>, calls: AddressCalls, track: Track, section: string) {
    this.record = record;
    this.#calls = calls;
    this.#track = track;
    this.#section = section;
  }

  /** Creates, renews or withdraws the address. */
  change(change: AddressChange): Promise<void> {
    const before = this.record.value?.address;
    return this.changing.submit<string | undefined>(
      change,
      () => (change === "withdraw" ? this.#calls.withdrawAddress() : this.#calls.newAddress()),
      async (outcome) => {
        const isDone = outcome.ok || (await this.#hasChanged(before));
        const known = this.record.value;
        if (outcome.ok && known) this.record.setValue({ ...known, address: outcome.value });
        if (isDone) this.#track("sectionSaved", { section: this.#section });
        return isDone;
      },
    );
  }

  async #hasChanged(before: string | undefined): Promise<boolean> {
    await this.record.revalidate(({ ok }) => ok);
    const known = this.record.value;
    return known !== undefined && known.address !== before;
  }
}
