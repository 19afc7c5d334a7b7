import { isOffered } from "../../domain/customer/offered.ts";
import type { Route } from "../../domain/customer/routes.ts";
import { routes } from "../../domain/customer/routes.ts";
import type { UserType } from "../../domain/customer/user-type.ts";

/** An address of the portal, including an error page and an unknown page. */
export type Address = Route | "/nowhere" | "/error?status=timeout";

const development = ["/professional-development", "/professional-development/annual-declarations"] as const;
const onlyForSome = new Set<Address>(["/apply-for-membership", "/retirement", "/error"]);

/** The pages in the navigation of a customer type, and help. */
const offeredTo = (type: UserType): readonly Address[] =>
  routes.filter((route) => isOffered(route, type) && !onlyForSome.has(route));

export const everyPage: readonly Address[] = [...routes, "/error?status=timeout", "/nowhere"];

/**
 * One person for each customer type and standing, by the first part of their email, with the pages that differ for
 * them.
 */
export const kinds: readonly { readonly person: string; readonly pages: readonly Address[] }[] = [
  { person: "maya.member", pages: everyPage },
  { person: "owen.overdue", pages: ["/", ...development, "/fees-and-transactions", "/documents-and-downloads"] },
  { person: "stella.student", pages: offeredTo("student") },
  { person: "ada.affiliate", pages: [...offeredTo("affiliate"), "/apply-for-membership"] },
  { person: "fiona.fellow", pages: ["/", "/documents-and-downloads", "/my-details/account-details", "/retirement"] },
  { person: "rita.retired", pages: ["/", ...development, "/my-details/account-details", "/retirement"] },
  { person: "greta.graduate", pages: offeredTo("graduate") },
  { person: "frank.firm", pages: offeredTo("firm") },
  { person: "nina.nodata", pages: ["/", "/my-qualifications"] },
  {
    person: "eve.exams",
    pages: ["/", "/my-qualifications", "/documents-and-downloads", "/my-details/account-details"],
  },
  { person: "noel.nomail", pages: offeredTo("member").filter((page) => page.startsWith("/my-details")) },
  {
    person: "grace.grace",
    pages: ["/", ...development, "/fees-and-transactions", "/documents-and-downloads", "/help"],
  },
  { person: "petra.post", pages: ["/"] },
];

/** People for whom only single pages differ. */
export const variants: readonly { readonly person: string; readonly pages: readonly Route[] }[] = [
  { person: "priya.practice", pages: ["/documents-and-downloads", "/my-details/account-details"] },
  { person: "ready.reddy", pages: ["/", "/professional-development/annual-declarations"] },
  { person: "felix.nonstandard", pages: ["/retirement", "/my-details/contact-details"] },
  { person: "chen.fellow", pages: ["/retirement"] },
  { person: "irina.russian", pages: ["/fees-and-transactions"] },
  { person: "sam.submitted", pages: ["/fees-and-transactions"] },
  { person: "suki.singapore", pages: ["/", "/fees-and-transactions"] },
  { person: "paolo.post", pages: ["/"] },
  { person: "tom.trail", pages: ["/my-qualifications"] },
  { person: "fay.foundation", pages: ["/my-qualifications", "/my-details/account-details"] },
  { person: "percy.fper", pages: ["/my-qualifications"] },
  { person: "oxana.online", pages: ["/my-qualifications"] },
  { person: "asif.after", pages: ["/", "/my-qualifications"] },
  { person: "aidan.affiliate", pages: ["/", "/my-qualifications", "/apply-for-membership"] },
  { person: "amir.applied", pages: ["/", "/apply-for-membership"] },
  { person: "olga.onhold", pages: ["/apply-for-membership"] },
  { person: "carla.complete", pages: ["/apply-for-membership"] },
  { person: "flora.firm", pages: ["/"] },
  { person: "uma.unsupported", pages: ["/"] },
  { person: "clara.closed", pages: ["/"] },
  // They read French.
  {
    person: "elise.quebec",
    pages: ["/", "/professional-development/annual-declarations", "/fees-and-transactions", "/help"],
  },
  { person: "luc.suspendu", pages: ["/"] },
];
