import type { ConsentId } from "./consents.ts";
import type { RefusalReason } from "./save-refusals.ts";

/** State of a consent switch: the stored value and any pending or failed change. CONS-01, CONS-10 */
export interface ConsentSwitch {
  readonly value: boolean;
  readonly isLoading: boolean;
  readonly refusal?: Exclude<RefusalReason, "INVALID_EMAIL"> | undefined;
}

/** State of all switches; those without a record are off. */
export type ConsentSwitches = Readonly<Partial<Record<ConsentId, ConsentSwitch>>>;

const off: ConsentSwitch = { value: false, isLoading: false };

/** The state of a switch; off without a record. */
export const switchOf = (switches: ConsentSwitches, consent: ConsentId): ConsentSwitch => switches[consent] ?? off;

/** All changes that one answer causes: account correspondence follows important updates by email. CONS-02 */
export const changeOf = (consent: ConsentId, value: boolean): Readonly<Partial<Record<ConsentId, boolean>>> =>
  consent === "importantUpdatesByEmail"
    ? { importantUpdatesByEmail: value, accountCorrespondenceByEmail: value }
    : { [consent]: value };

/**
 * Starts changing a switch: it shows the stored value until the outcome is known. Ignores a second change meanwhile.
 * CONS-01
 */
export const moveSwitch = (switches: ConsentSwitches, consent: ConsentId): ConsentSwitches => {
  const { value, isLoading } = switchOf(switches, consent);
  return isLoading ? switches : { ...switches, [consent]: { value, isLoading: true } };
};

/** Completes a change; dependent switches change only now. CONS-02 */
export const switchStored = (switches: ConsentSwitches, consent: ConsentId, value: boolean): ConsentSwitches => {
  if (!switchOf(switches, consent).isLoading) return switches;
  const changes = Object.entries(changeOf(consent, value)) as [ConsentId, boolean][];
  return {
    ...switches,
    ...Object.fromEntries(
      changes.map(([changed, stored]) => {
        const isLoading = changed !== consent && switchOf(switches, changed).isLoading;
        return [changed, { value: stored, isLoading }];
      }),
    ),
  };
};

/** Fails a change: the switch shows the stored value and the reason. CONS-10 */
export const switchRefused = (
  switches: ConsentSwitches,
  consent: ConsentId,
  refusal: NonNullable<ConsentSwitch["refusal"]>,
): ConsentSwitches => {
  const { value, isLoading } = switchOf(switches, consent);
  return isLoading ? { ...switches, [consent]: { value, isLoading: false, refusal } } : switches;
};
