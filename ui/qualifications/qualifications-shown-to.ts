import type { Customer } from "../../application/shell/customer.ts";
import type { Experience } from "../../domain/customer/experience.ts";
import type { ContentCard } from "../../domain/kernel/content.ts";
import type { MyQualificationsContent } from "../../domain/qualifications/content.ts";
import {
  applicationCardFor,
  applyCardFor,
  jurisdictionMessageFor,
} from "../../domain/qualifications/membership-cards.ts";
import { qualificationsPageFor, type QualificationsPage } from "../../domain/qualifications/page.ts";
import type { Progress } from "../../domain/qualifications/progress.ts";

/** The customer's portal experience; undefined for customers without one, to whom no pages are shown. */
export const portalOf = ({ experience }: Customer): Experience | undefined =>
  experience === "unsupported" || experience === "external" ? undefined : experience;

/** What the qualifications page shows to this customer. QUAL-01, QUAL-12 */
export const qualificationsShownTo = (customer: Customer): QualificationsPage => {
  const experience = portalOf(customer);
  return experience ? qualificationsPageFor(experience, customer.knownNotifications) : { shows: "no progress" };
};

const applicationTexts = { "in progress": "inProgress", "on hold": "onHold", complete: "complete" } as const;

/** The state of the membership application; undefined when none was submitted. QUAL-13 */
export const applicationShownTo = (customer: Customer, texts: MyQualificationsContent): ContentCard | undefined => {
  const card = applicationCardFor(customer.knownNotifications);
  return card && texts.application[applicationTexts[card]];
};

const applyTexts = {
  "practical experience complete": "experienceComplete",
  "practical experience incomplete": "experienceIncomplete",
} as const;

/** The invitation to apply for membership; undefined when not eligible. QUAL-14 */
export const invitationShownTo = (
  { person: { userType }, knownNotifications }: Customer,
  { exams, moduleStatus, practicalExperience }: Progress,
  texts: MyQualificationsContent,
): ContentCard | undefined => {
  const card = applyCardFor({ userType, notifications: knownNotifications, exams, moduleStatus, practicalExperience });
  return card && texts.apply[applyTexts[card]];
};

/** The note for residents of two jurisdictions. QUAL-15 */
export const jurisdictionShownTo = ({ person }: Customer, texts: MyQualificationsContent): ContentCard | undefined => {
  const message = jurisdictionMessageFor(person.userType, person.countryOfResidence);
  return message && texts.jurisdiction[message === "Malta" ? "malta" : "china"];
};
