/** What the whole portal knows after a failure, without any screen giving way. ERR-09 */
export const portalStatusAfter = (failure: string): "notificationsError" | undefined =>
  failure === "NOTIFICATIONS_FETCH_ERROR" ? "notificationsError" : undefined;

/** The parts of the portal that a part's own data may depend on. */
export const portalParts = [
  "dashboard notifications",
  "dashboard CPD status",
  "dashboard balance",
  "qualification cards",
  "apply-for-membership card",
  "communication preferences",
  "membership application",
  "professional development",
  "fees",
  "documents",
  "help",
] as const;
export type PortalPart = (typeof portalParts)[number];

const dependent: readonly PortalPart[] = [
  "qualification cards",
  "apply-for-membership card",
  "communication preferences",
  "membership application",
];

/** How a part of the portal takes failed notifications. ERR-09, LAND-03, CONS-11 */
export const withoutNotifications = (part: PortalPart): "error panel" | "says so in its place" | "works" => {
  if (dependent.includes(part)) return "error panel";
  return part === "dashboard notifications" ? "says so in its place" : "works";
};
