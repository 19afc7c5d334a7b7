import { expect, test } from "vitest";

import type { Experience } from "../../../domain/customer/experience.ts";
import type { KnownNotifications } from "../../../domain/customer/notifications.ts";
import {
  publicationLink,
  publicationText,
  qualificationsMessages,
  qualificationsPageFor,
} from "../../../domain/qualifications/page.ts";
import { allInEnglish } from "../support/english.ts";

test.each<[Experience, KnownNotifications, object]>([
  ["member", [], { shows: "no progress" }],
  ["member", "loading", { shows: "no progress" }],
  ["member", ["AFTER_EXAM_SUPPRESSION_PERIOD"], { shows: "no progress" }],
  ["student", [], { shows: "progress", warnsOfResults: false }],
  ["affiliate", [], { shows: "progress", warnsOfResults: false }],
  ["student", "loading", { shows: "loading" }],
  ["student", "failed", { shows: "error panel" }],
  ["student", ["AFTER_EXAM_SUPPRESSION_PERIOD"], { shows: "publication card" }],
  [
    "student",
    ["AFTER_EXAM_SUPPRESSION_PERIOD", "EXAM_SUPPRESSION_PERIOD"],
    { shows: "progress", warnsOfResults: true },
  ],
])(
  "in the %s portal with the notifications %j the page shows %o (QUAL-01, QUAL-10 to QUAL-12)",
  (portal, codes, page) => {
    expect(qualificationsPageFor(portal, codes)).toEqual(page);
  },
);

test("loading and failing have words of their own (QUAL-10)", () => {
  expect(allInEnglish(qualificationsMessages)).toEqual({
    loading: "We're looking for your qualification information",
    failed: "We couldn't load your qualification information right now.",
  });
});

const site = "https://learning.example/china";

test.each([
  ["LMS_HOME", site],
  ["LMS_", site],
  ["/help", "/help"],
  ["https://lms.example/LMS_", "https://lms.example/LMS_"],
])("a link of the publication card to %s leads to %s (QUAL-12)", (target, href) => {
  expect(publicationLink(target, site)).toBe(href);
  const text = [{ kind: "paragraph", children: [{ kind: "link", href: target, children: [] }] }] as const;
  expect(publicationText(text, site)).toEqual([
    { kind: "paragraph", children: [{ kind: "link", href, children: [] }] },
  ]);
});
