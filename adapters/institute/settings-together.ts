import { parts, type Given, type Part } from "./variables.ts";

/** What is served here: everything, but for the provider where another one is named. */
export const servedOf = ({ SERVE, IDENTITY_AUTHORITY }: Given): ReadonlySet<Part> =>
  new Set(parts.filter((part) => (SERVE === undefined ? part !== "provider" || IDENTITY_AUTHORITY === undefined : SERVE.split(",").some((entry) => entry.trim() === part))));

const isOrigin = (url: string): boolean => {
  const { pathname, search, hash } = new URL(url);
  return pathname === "/" && search === "" && hash === "";
};

/** What is wrong with settings that are right each by itself, in one sentence each. */
export const settingConflicts = (given: Given): readonly string[] => {
  const production = given.GUILDHALL_ENV === "production";
  const serves = servedOf(given);
  const { IDENTITY_AUTHORITY: authority, IDENTITY_GROUPS_CLAIM: groupsClaim, IDENTITY_GROUPS: groups } = given;
  const rules: readonly (readonly [isBroken: boolean, words: string])[] = [
    [
      production && given.SEED_PEOPLE === "yes",
      "SEED_PEOPLE cannot be yes while GUILDHALL_ENV is production: the made-up people, whose password is public, are for a trial only.",
    ],
    [
      production && given.PUBLIC_URL === undefined,
      "PUBLIC_URL has to be given while GUILDHALL_ENV is production: the address that members open.",
    ],
    [
      production && serves.has("portal") && given.OUTSIDE_FILE === undefined,
      "OUTSIDE_FILE has to be given while GUILDHALL_ENV is production: a YAML file with the addresses of the systems around the portal.",
    ],
    [
      production && given.BODY_FILE === undefined,
      "BODY_FILE has to be given while GUILDHALL_ENV is production: a YAML file with the name, address and telephone of the body.",
    ],
    [
      given.PUBLIC_URL !== undefined && !isOrigin(given.PUBLIC_URL),
      "PUBLIC_URL has to be an origin without a path: the portal is served at the root of its own host.",
    ],
    [
      given.TRACKING !== "off" && given.TRACKING_SALT === undefined,
      "TRACKING_SALT has to be given while TRACKING is not off: what account ids are hashed with.",
    ],
    [serves.has("provider") && authority !== undefined, "IDENTITY_AUTHORITY names another provider: SERVE cannot name the provider too."],
    [!serves.has("provider") && authority === undefined, "IDENTITY_AUTHORITY has to be given where SERVE leaves out the provider: where people sign in."],
    [serves.has("portal") && !serves.has("api") && given.API_BASE === undefined, "API_BASE has to be given where SERVE leaves out the API: where the portal finds it."],
    [
      serves.has("provider") && !serves.has("api") && given.API_AUDIENCE === undefined,
      "API_AUDIENCE has to be given where SERVE leaves out the API: whom the provider's tokens are for.",
    ],
    [!serves.has("portal") && given.PORTAL_ORIGINS === undefined, "PORTAL_ORIGINS has to be given where SERVE leaves out the portal: where it is served."],
    [authority === undefined && given.IDENTITY_JWKS !== undefined, "IDENTITY_JWKS has to be given together with IDENTITY_AUTHORITY, or not at all."],
    [
      serves.has("api") && authority !== undefined && groupsClaim === undefined && groups === undefined,
      "IDENTITY_GROUPS_CLAIM has to be given with IDENTITY_AUTHORITY: the claim that lists somebody's groups. Where every account of the provider may come in, give IDENTITY_GROUPS=everyone.",
    ],
    [
      groups !== undefined && groupsClaim === undefined && !(groups === "everyone" && authority !== undefined),
      "IDENTITY_GROUPS has to be given together with IDENTITY_GROUPS_CLAIM: the claim that lists them.",
    ],
    [
      given.SECURITY_POLICY !== undefined && given.SECURITY_CONTACT === undefined,
      "SECURITY_CONTACT has to be given with SECURITY_POLICY: to whom a weakness is reported.",
    ],
    [(given.SMTP_URL === undefined) !== (given.MAIL_FROM === undefined), "SMTP_URL and MAIL_FROM have to be given together, or neither."],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, words]) => words);
};
