import { describe, expect, test } from "vitest";

import { cpdStatuses, cpdStatusOf, overviewCodes, showsDeclarationNotice } from "../../../domain/cpd/status.ts";
import { destinationFor } from "../../../domain/customer/access.ts";
import { experienceOf, isValidExperience } from "../../../domain/customer/experience.ts";
import { greetingAt } from "../../../domain/customer/greeting.ts";
import { handOffAddress } from "../../../domain/customer/hand-off.ts";
import { learningSiteOf } from "../../../domain/customer/learning-site.ts";
import { contentVariantFor } from "../../../domain/customer/local-offices.ts";
import { linksOf, navigationFor } from "../../../domain/customer/navigation.ts";
import { badgesOf, examPeriodOf, isAnyOverdue } from "../../../domain/customer/notifications.ts";
import { rolesOf } from "../../../domain/customer/roles.ts";
import {
  handOffRoutes,
  olderPortalPathOf,
  pathOf,
  routeOf,
  routes,
  safeReturnAddress,
} from "../../../domain/customer/routes.ts";
import { suspensionTextFor } from "../../../domain/customer/suspension-text.ts";
import { suspendedAccess, suspensionPhaseOf } from "../../../domain/customer/suspension.ts";
import { userTypeOf, userTypes } from "../../../domain/customer/user-type.ts";
import { fc } from "../support/fast-check.ts";
import { anyCountry, anyExperience, anyNotifications, anyType } from "../support/people.ts";

const anyRoute = fc.constantFrom(...routes);

describe("notifications", () => {
  test.each<[string, readonly string[], Readonly<Record<string, number>>]>([
    ["none", [], {}],
    ["a review of CPD alone", ["CPD_REVIEW"], {}],
    ["two of CPD, and a review", ["CPD_DECLARATION_OVERDUE_ONE", "CPD_REVIEW", "CPD_DUE"], { CPD: 2 }],
    ["several kinds", ["PAYMENT_OVERDUE", "LTA_REDUCED_SUBS", "LTA_RS_SUBMITTED"], { PAY: 1, LTA: 2 }],
    ["a code that nobody knows", ["XYZ_NEWS", "XYZ"], { XYZ: 2 }],
    ["a code shorter than a badge", ["A"], { A: 1 }],
  ])("badges of %s (NAV-07)", (_, codes, badges) => {
    expect(badgesOf(codes)).toEqual(badges);
  });

  test("each notification but a review counts once, towards one badge", () => {
    fc.assert(
      fc.property(anyNotifications, fc.constantFrom("PAYMENT_OVERDUE", "XYZ_NEWS"), (notifications, code) => {
        const [before, after] = [badgesOf(notifications), badgesOf([...notifications, code])];
        const badge = { PAYMENT_OVERDUE: "PAY", XYZ_NEWS: "XYZ" }[code];
        expect(after).toEqual({ ...before, [badge]: (before[badge] ?? 0) + 1 });
        expect(badgesOf([...notifications, "CPD_REVIEW"])).toEqual(before);
      }),
    );
  });

  test("badges and exam period are independent of the order", () => {
    const shuffled = anyNotifications.chain((codes) =>
      fc.tuple(fc.constant(codes), fc.shuffledSubarray(codes, { minLength: codes.length })),
    );
    fc.assert(
      fc.property(shuffled, ([codes, others]) => {
        expect(badgesOf(codes)).toEqual(badgesOf(others));
        expect(examPeriodOf(codes)).toBe(examPeriodOf(others));
      }),
    );
  });

  test("something is overdue when a payment or declaration notification says so", () => {
    fc.assert(
      fc.property(anyNotifications, (notifications) => {
        const others = notifications.filter((code) => !code.includes("OVERDUE"));
        expect(isAnyOverdue(others)).toBe(false);
        expect(isAnyOverdue([...others, "PAYMENT_OVERDUE"])).toBe(true);
        expect(isAnyOverdue(["CPD_DECLARATION_OVERDUE_ONE", ...others])).toBe(true);
      }),
    );
  });
});

describe("total rules", () => {
  test("every overview has one CPD status, and only up to date shows no notice", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...overviewCodes),
        fc.integer({ min: -3, max: 3 }),
        fc.boolean(),
        (code, remainingDays, isRetired) => {
          const status = cpdStatusOf({ code, remainingDays });
          expect(cpdStatuses).toContain(status);
          expect(status === "overdue").toBe(code === "OVERDUE");
          expect(status === "due").toBe(code === "DUE" && remainingDays > 0);
          expect(status === "readyToStart").toBe(code === "DUE" && remainingDays <= 0);
          expect(showsDeclarationNotice(status, isRetired)).toBe(!isRetired && (code === "DUE" || code === "OVERDUE"));
        },
      ),
    );
  });

  test("every nationality has one learning site", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom("Chinese", "China, Peoples Rep of", "Russian", "Russian Federation"),
          fc.constant(undefined),
        ),
        (nationality) => {
          const site = learningSiteOf(nationality);
          expect(site === "china").toBe(nationality === "Chinese" || nationality === "China, Peoples Rep of");
          expect(site === "russia").toBe(nationality === "Russian" || nationality === "Russian Federation");
          expect(["china", "russia", "global"]).toContain(site);
        },
      ),
    );
  });

  test("every hour has one greeting", () => {
    const greetings = Array.from({ length: 24 }, (_, hour) => greetingAt(hour));
    expect(greetings.filter((greeting) => greeting === "morning")).toHaveLength(7);
    expect(greetings.filter((greeting) => greeting === "afternoon")).toHaveLength(6);
    expect(greetings.filter((greeting) => greeting === "evening")).toHaveLength(11);
    expect(greetings.slice(5, 12).every((greeting) => greeting === "morning")).toBe(true);
  });

  test("a customer type is recognised in any case, and nothing else is", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          anyType,
          anyType.map((type) => type.toUpperCase()),
        ),
        (written) => {
          expect(userTypeOf(written)).toBe(userTypes.find((type) => type === written.toLowerCase()));
        },
      ),
    );
  });
});

describe("the destination of a sign-in", () => {
  const written = fc.oneof(
    anyExperience,
    fc.constantFrom("unsupported", "LEGACY", "UNSUPPORTED", undefined),
    fc.string(),
  );

  test("every experience has one outcome, and invalid ones lead to the external portal", () => {
    fc.assert(
      fc.property(written, anyType, (experience, type) => {
        const outcome = experienceOf(experience, type);
        expect(["member", "student", "affiliate", "unsupported", "external"]).toContain(outcome);
        expect(outcome === "external").toBe(!isValidExperience(experience));
      }),
    );
  });

  test("everyone has one destination: firms without access and older members never reach the portal", () => {
    const groups = fc.subarray(["firms", "portal", "members"]);
    const type = fc.oneof(anyType, fc.constantFrom("LEGACY", "SUPPLIER"));
    fc.assert(
      fc.property(type, written, groups, (customerType, portalExperience, held) => {
        const entrance = destinationFor({ customerType, portalExperience }, held);
        const isLocked = held.includes("firms") && !held.includes("portal");
        const isOurs = userTypeOf(customerType) !== undefined && isValidExperience(portalExperience);
        const isShown = isOurs && portalExperience !== "unsupported";
        if (!isOurs) expect(entrance.to).toBe("external portal");
        if (isOurs && !isShown) expect(entrance.to).toBe("unsupported page");
        if (isShown && isLocked) expect(entrance.to).toBe("external portal");
        if (isShown && !isLocked) expect(entrance.to).toBe(held.includes("members") ? "older portal" : "portal");
      }),
    );
  });

  test("every page has an equivalent in the older portal", () => {
    expect(new Set(routes.map(olderPortalPathOf)).size).toBe(routes.length);
    expect(olderPortalPathOf(undefined)).toBe(olderPortalPathOf("/"));
  });

  test("roles are neither lost nor invented", () => {
    const name = fc.stringMatching(/^[a-z-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(rolesOf(names.map((each) => `CN=${each},OU=groups,O=institute`))).toEqual([...new Set(names)]);
        expect(rolesOf(names.map((each) => `OU=${each},O=institute`))).toEqual([]);
        expect(rolesOf(names.map((each) => `CN= ,OU=${each}`))).toEqual([]);
        // A part that merely ends like a common name's key.
        expect(rolesOf(names.map((each) => `OU=${each}cn=${each},O=dc=cn=institute`))).toEqual([]);
        expect(rolesOf(names.map((each) => `OU=groups, cn= ${each} `))).toEqual([...new Set(names)]);
      }),
    );
  });
});

describe("suspension", () => {
  const reachable = [
    "/professional-development",
    "/professional-development/annual-declarations",
    "/professional-development/log",
    "/fees-and-transactions",
    "/fees-and-transactions/pay",
    "/fees-and-transactions/paid",
    "/requests",
    "/help",
  ];

  test.each(routes)("access to %s in each phase", (route) => {
    expect(suspendedAccess("none", route)).toBe("open");
    expect(suspendedAccess("grace", route)).toBe(reachable.includes(route) ? "open" : "blocked view");
    expect(suspendedAccess("after", route)).toBe("suspension page");
  });

  test("only the status SUSPENDED suspends", () => {
    const details = fc.option(fc.record({ gracePeriod: fc.boolean() }), { nil: undefined });
    fc.assert(
      fc.property(fc.oneof(fc.constant("SUSPENDED"), fc.string()), details, (status, suspensionDetails) => {
        const phase = suspensionPhaseOf({ status, suspensionDetails });
        expect(phase === "none").toBe(status !== "SUSPENDED");
        if (phase !== "none") expect(phase === "grace").toBe(suspensionDetails?.gracePeriod === true);
      }),
    );
  });

  test("there is always a text: Singapore's own exactly in Singapore, a reason's only where one exists", () => {
    const codes = ["UNPAID_FEES", "CPD_NON_COMPLIANCE", "CONDUCT"];
    fc.assert(
      fc.property(
        fc.constantFrom("grace" as const, "after" as const),
        anyCountry,
        anyType,
        fc.constantFrom(...codes, undefined),
        fc.subarray(codes),
        (phase, country, userType, reasonCode, known) => {
          const text = suspensionTextFor({ phase, country, userType, reasonCode }, known);
          expect(text.of === "Singapore").toBe(country === "Singapore");
          if (text.of === "Singapore" && phase === "after") expect(text.text).toBe("after grace");
          if (text.of === "Singapore" && phase === "grace")
            expect(text.text === "member grace").toBe(userType === "member");
          if (text.of === "reason") expect(known).toContain(reasonCode);
          if (text.of === "generic") expect(reasonCode === undefined || !known.includes(reasonCode)).toBe(true);
        },
      ),
    );
  });
});

describe("the navigation", () => {
  test("is checked for every kind of customer", () => {
    const keys = (type: (typeof userTypes)[number]) => navigationFor(type, { cpdLog: true }).map(({ key }) => key);
    for (const type of userTypes) {
      expect(keys(type).includes("professionalDevelopment")).toBe(type === "member");
      expect(keys(type).includes("myQualifications")).toBe(type !== "firm");
      expect(keys(type).includes("myDetails")).toBe(type !== "firm");
      for (const key of ["dashboard", "feesAndTransactions", "documentsAndDownloads"])
        expect(keys(type)).toContain(key);
      expect(keys("member").filter((key) => keys(type).includes(key))).toEqual(keys(type));
    }
  });

  test("an entry and its sub-links lead to pages of the portal", () => {
    for (const type of userTypes)
      for (const entry of navigationFor(type, { cpdLog: true }))
        for (const link of linksOf(entry)) expect(routeOf(link.route)).toBe(link.route);
  });
});

describe("addresses", () => {
  test("the address after a sign-in is always within the portal", () => {
    const requested = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((rest) => `/${rest}`),
      anyRoute,
      fc.constantFrom(...handOffRoutes),
      anyRoute.map((route) => `${route}?a=b`),
      fc.string().map((rest) => `//${rest}`),
    );
    fc.assert(
      fc.property(requested, (stored) => {
        const opened = safeReturnAddress(stored);
        expect(new URL(`/#${opened}`, "https://portal.example").host).toBe("portal.example");
        expect(opened.startsWith("/") && !opened.startsWith("//")).toBe(true);
        expect([stored, "/"]).toContain(opened);
      }),
    );
  });

  test("a page is recognised regardless of its query string", () => {
    fc.assert(
      fc.property(anyRoute, fc.stringMatching(/^[a-z=&]{0,8}$/), (route, query) => {
        expect(routeOf(`${route}?${query}`)).toBe(route);
        expect(pathOf(`${route}/`)).toBe(route);
      }),
    );
  });

  test("an identity is passed to allowed systems only", () => {
    const allowed = "https://tracker.example";
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string({ minLength: 1 }), (address, identity) => {
        const handedTo = handOffAddress(address, identity, [allowed]);
        if (handedTo !== undefined) expect(new URL(handedTo).origin).toBe(allowed);
        const rightly = handOffAddress(`${allowed}/in?session=`, identity, [allowed]);
        expect(new URL(rightly ?? "").searchParams.get("session")).toBe(identity);
      }),
      { numRuns: 80 },
    );
  });

  test("everyone reads the standard text where there is no other", () => {
    fc.assert(
      fc.property(anyCountry, (country) => {
        expect(contentVariantFor(country, ["standard"])).toBe("standard");
      }),
    );
  });
});
