/** What people have submitted in the recorded data of each release. */
export const inRelease = {
  now: new Date("2026-11-04T12:00:00Z"),
  password: "Ledger-2026",
  key: "key-of-that-release",
  declaration: {
    year: 2026,
    isRequirementsMet: true,
    route: "UNIT_ROUTE",
    isEngagementPartner: false,
    isConfirmed: true,
  },
  application: {
    employmentCategory: "NE",
    professionalQualifications: ["CTA"],
    regionalNetwork: "LONDON",
    employmentNetworks: [],
    optInMemberDirectory: false,
  },
  retirement: { retirementDate: "2026-11-04" },
} as const;
