import { servedOf, type Variables } from "./variables.ts";

const isOrigin = (url: string): boolean => {
  const { pathname, search, hash } = new URL(url);
  return pathname === "/" && search === "" && hash === "";
};

/** Settings that only apply to an external provider. */
const ofAnotherProvider = [
  "IDENTITY_JWKS",
  "IDENTITY_SCOPE",
  "API_READ_SCOPE",
  "API_WRITE_SCOPE",
  "IDENTITY_CUSTOMER_CLAIM",
  "IDENTITY_GROUPS_CLAIM",
] as const;

type Rule = readonly [isBroken: boolean, words: string];

type Served = ReturnType<typeof servedOf>;

/** Settings that production requires or refuses. */
const inProduction = (given: Variables, serves: Served): readonly Rule[] => [
  [
    given.SEED_PEOPLE === "yes",
    "SEED_PEOPLE cannot be yes while GUILDHALL_ENV is production: the made-up people, whose password is public, are for a trial only.",
  ],
  [given.PUBLIC_URL === undefined, "PUBLIC_URL is required in production: the address that members open."],
  [
    serves.has("portal") && given.OUTSIDE_FILE === undefined,
    "OUTSIDE_FILE is required in production: a YAML file with the addresses of the systems around the portal.",
  ],
  [
    given.BODY_FILE === undefined,
    "BODY_FILE is required in production: a YAML file with the name, address and telephone of the body.",
  ],
  [
    serves.has("api") && given.LISTS_FILE === undefined,
    "LISTS_FILE is required in production: a YAML file with what members choose from, such as networks and job titles.",
  ],
];

/** Settings that a process with some parts needs of the others. */
const betweenParts = (given: Variables, serves: Served): readonly Rule[] => [
  [
    serves.has("portal") && !serves.has("api") && given.API_BASE === undefined,
    "API_BASE is required where SERVE leaves out the API: where the portal finds it.",
  ],
  [
    serves.has("provider") && !serves.has("api") && given.API_AUDIENCE === undefined,
    "API_AUDIENCE is required where SERVE leaves out the API: whom the provider's tokens are for.",
  ],
  [
    !serves.has("portal") && given.PORTAL_ORIGINS === undefined,
    "PORTAL_ORIGINS is required where SERVE leaves out the portal: where it is served.",
  ],
];

/** Settings of the identity provider and of access. */
const ofIdentity = (given: Variables, serves: Served): readonly Rule[] => {
  const { IDENTITY_AUTHORITY: authority, IDENTITY_GROUPS_CLAIM: groupsClaim, IDENTITY_GROUPS: groups } = given;
  return [
    [
      serves.has("provider") && authority !== undefined,
      "IDENTITY_AUTHORITY names another provider: SERVE cannot name the provider too.",
    ],
    [
      !serves.has("provider") && authority === undefined,
      "IDENTITY_AUTHORITY is required where SERVE leaves out the provider: where people sign in.",
    ],
    ...ofAnotherProvider.map(
      (name) =>
        [
          authority === undefined && given[name] !== undefined,
          `${name} is used only together with IDENTITY_AUTHORITY.`,
        ] as const,
    ),
    [
      serves.has("api") && authority !== undefined && groupsClaim === undefined && groups === undefined,
      "IDENTITY_GROUPS_CLAIM is required with IDENTITY_AUTHORITY: the claim that lists a person's groups. To let in every account of the provider, set IDENTITY_GROUPS=everyone.",
    ],
    [
      groups !== undefined && groupsClaim === undefined && !(groups === "everyone" && authority !== undefined),
      "IDENTITY_GROUPS requires IDENTITY_GROUPS_CLAIM: the claim that lists the groups.",
    ],
  ];
};

/** Addresses, and services that need several settings. */
const ofServices = (given: Variables): readonly Rule[] => [
  [
    given.PUBLIC_URL !== undefined && !isOrigin(given.PUBLIC_URL),
    "PUBLIC_URL has to be an origin without a path: the portal is served at the root of its own host.",
  ],
  [
    given.DESK !== undefined && given.DESK !== "off" && !isOrigin(given.DESK),
    "DESK has to be an origin without a path: the desk is at /desk of that host.",
  ],
  [
    given.TRACKING !== "off" && given.TRACKING_SALT === undefined,
    "TRACKING_SALT is required while TRACKING is not off: the salt of hashed account IDs.",
  ],
  [
    given.SECURITY_POLICY !== undefined && given.SECURITY_CONTACT === undefined,
    "SECURITY_CONTACT is required with SECURITY_POLICY: the address for reports of vulnerabilities.",
  ],
  [
    given.ADDRESS_LOOKUP === "loqate" && given.ADDRESS_LOOKUP_KEY === undefined,
    "ADDRESS_LOOKUP_KEY is required while ADDRESS_LOOKUP is loqate: the key of your account there.",
  ],
  [
    given.ADDRESS_LOOKUP === "photon" && given.ADDRESS_LOOKUP_URL === undefined,
    "ADDRESS_LOOKUP_URL is required while ADDRESS_LOOKUP is photon: the address of your Photon.",
  ],
  [
    given.ADDRESS_LOOKUP === undefined && (given.ADDRESS_LOOKUP_KEY ?? given.ADDRESS_LOOKUP_URL) !== undefined,
    "ADDRESS_LOOKUP is required with ADDRESS_LOOKUP_URL and ADDRESS_LOOKUP_KEY: the name of the service.",
  ],
  [
    (given.STRIPE_SECRET_KEY === undefined) !== (given.STRIPE_WEBHOOK_SECRET === undefined),
    "Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither.",
  ],
  [
    given.STRIPE_URL !== undefined && given.STRIPE_SECRET_KEY === undefined,
    "STRIPE_SECRET_KEY is required with STRIPE_URL: the key of your account there.",
  ],
  [given.METRICS_PORT === given.PORT, "METRICS_PORT and PORT must differ."],
  [
    (given.WEBHOOK_URL === undefined) !== (given.WEBHOOK_SECRET === undefined),
    "Set both WEBHOOK_URL and WEBHOOK_SECRET, or neither.",
  ],
  [(given.SMTP_URL === undefined) !== (given.MAIL_FROM === undefined), "Set both SMTP_URL and MAIL_FROM, or neither."],
  [
    given.BOUNCES_URL !== undefined && given.SMTP_URL === undefined,
    "SMTP_URL is required with BOUNCES_URL, which receives the delivery reports of its emails.",
  ],
];

/** Contradictions between valid settings, one sentence each. */
export const settingConflicts = (given: Variables): readonly string[] => {
  const serves = servedOf(given);
  const rules = [
    ...(given.GUILDHALL_ENV === "production" ? inProduction(given, serves) : []),
    ...betweenParts(given, serves),
    ...ofIdentity(given, serves),
    ...ofServices(given),
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, words]) => words);
};
