import { personCalled } from "../../adapters/institute/people/everyone.ts";
import { isOffered } from "../../domain/customer/offered.ts";
import type { Route } from "../../domain/customer/routes.ts";
import { routes } from "../../domain/customer/routes.ts";

/** An address of the portal, one that fails and one that nothing is at among them. */
export type Address = Route | "/nowhere" | "/error?status=timeout";

/** Every page there is. */
export const everyPage: readonly Address[] = [...routes, "/error?status=timeout", "/nowhere"];

/** One person of each kind of customer and of each standing, by the first part of their email: the portal as a whole differs for them. */
export const kinds = [
  "maya.member",
  "owen.overdue",
  "stella.student",
  "ada.affiliate",
  "fiona.fellow",
  "rita.retired",
  "greta.graduate",
  "frank.firm",
  "nina.nodata",
  "eve.exams",
  "noel.nomail",
  "grace.grace",
  "petra.post",
] as const;

/** Those for whom single pages say something that they say to nobody else. */
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
];

const onlyForSome = new Set<Address>(["/apply-for-membership", "/retirement", "/error"]);

/** The pages that the navigation of one of the kinds leads to, and help; to the first of them, every page. */
export const pagesOf = (person: (typeof kinds)[number]): readonly Address[] => {
  if (person === kinds[0]) return everyPage;
  const [firstName = ""] = person.split(".");
  const { type } = personCalled(firstName.charAt(0).toUpperCase() + firstName.slice(1));
  return routes.filter((route) => isOffered(route, type) && !onlyForSome.has(route));
};
