import type { Customer } from "../../application/shell/customer.ts";
import type { Experience } from "../../domain/customer/experience.ts";
import type { QualificationsPage } from "../../domain/qualifications/page.ts";
import { qualificationsPageFor } from "../../domain/qualifications/page.ts";

/** The portal this person has. The pages of a portal are drawn only for those who have one. */
export const portalOf = ({ experience }: Customer): Experience | undefined =>
  experience === "unsupported" || experience === "external" ? undefined : experience;

/** What the qualifications page shows this person now. QUAL-01, QUAL-12 */
export const qualificationsShownTo = (customer: Customer): QualificationsPage => {
  const experience = portalOf(customer);
  return experience ? qualificationsPageFor(experience, customer.knownNotifications) : { shows: "no progress" };
};
