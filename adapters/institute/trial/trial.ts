import { addressBook } from "./address-book.ts";
import { personNamed } from "./everyone.ts";
import { trialOutside } from "./outside.ts";
import { trialPages } from "./pages.ts";
import { PaymentCentre } from "./payment-centre.ts";
import { seedDesk } from "./seed-desk.ts";
import { seedPeople } from "./seed.ts";
import { seedStaff, trialStaff } from "./staff.ts";

/** The parts of a trial: made-up people and stand-ins for other systems. Production never loads them. */
export const trial = {
  seedPeople,
  seedDesk,
  seedStaff,
  staff: trialStaff,
  /** The person whose sign-in the sign-in page suggests. */
  suggestedPerson: personNamed("Maya"),
  addressBook,
  /** The stand-in for a payment provider. */
  paymentCentre: (options: ConstructorParameters<typeof PaymentCentre>[0]) => new PaymentCentre(options),
  outsideAddresses: trialOutside,
  pages: trialPages,
};

export type Trial = typeof trial;
