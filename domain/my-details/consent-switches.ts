import type { ConsentId } from "./consents.ts";
import type { RefusalReason } from "./save-refusals.ts";

/** One switch: what is stored, and what becomes of moving it. CONS-01, CONS-10 */
export interface ConsentSwitch {
  readonly value: boolean;
  readonly isLoading: boolean;
  readonly refusal?: Exclude<RefusalReason, "INVALID_EMAIL"> | undefined;
}

/** Every switch. What is not on record is off. */
export type ConsentSwitches = Readonly<Partial<Record<ConsentId, ConsentSwitch>>>;

const off: ConsentSwitch = { value: false, isLoading: false };

export const switchOf = (switches: ConsentSwitches, consent: ConsentId): ConsentSwitch => switches[consent] ?? off;

/** What an answer changes: account correspondence follows important updates by email. CONS-02 */
export const changeOf = (consent: ConsentId, value: boolean): Readonly<Partial<Record<ConsentId, boolean>>> =>
  consent === "importantUpdatesByEmail"
    ? { importantUpdatesByEmail: value, accountCorrespondenceByEmail: value }
    : { [consent]: value };

/** A switch is moved: it waits for the outcome, still showing what is stored. A second move waits for the first. CONS-01 */
export const moveSwitch = (switches: ConsentSwitches, consent: ConsentId): ConsentSwitches => {
  const { value, isLoading } = switchOf(switches, consent);
  return isLoading ? switches : { ...switches, [consent]: { value, isLoading: true } };
};

/** The answer is stored; only now does what follows from it change too. CONS-02 */
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

/** The answer is refused: the switch shows again what is stored, and why. CONS-10 */
export const switchRefused = (
  switches: ConsentSwitches,
  consent: ConsentId,
  refusal: NonNullable<ConsentSwitch["refusal"]>,
): ConsentSwitches => {
  const { value, isLoading } = switchOf(switches, consent);
  return isLoading ? { ...switches, [consent]: { value, isLoading: false, refusal } } : switches;
};
