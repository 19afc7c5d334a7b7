import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { ok } from "../../../application/ports/result.ts";
import type { FlowServices } from "../../../application/shell/flow-services.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { PageVisits } from "../../../application/shell/page-visits.ts";
import { Resource } from "../../../application/shell/resource.ts";
import { RequestAnswers } from "../../../application/submissions/request-answers.ts";
import { PageVisitsContext } from "../../../ui/components/use-load-on-open.ts";
import { ClockContext } from "../../../ui/components/waiting.ts";
import { RequestsPage, type RequestsPageProps } from "../../../ui/submissions/requests-page.tsx";
import { TestClock } from "../../application/support/test-clock.ts";
import { render } from "../support/render.tsx";
import { textsOf } from "../support/texts.ts";

const texts = await textsOf("requests");

/** Draws the page of a configuration; returns how often the API was asked. */
const draw = async (configuration: RequestsPageProps["configuration"]): Promise<number> => {
  let calls = 0;
  const answers = new RequestAnswers(
    {
      threads: () => {
        calls += 1;
        return Promise.resolve(ok([]));
      },
      answer: () => Promise.reject(new Error("No answer is expected.")),
    },
    { failures: { raise: () => undefined } } as unknown as FlowServices,
    () => undefined,
  );
  const content = {
    page: () =>
      new Resource(
        () => Promise.resolve(ok(texts)),
        () => undefined,
      ),
  };
  const props = { content, answers, configuration } as unknown as RequestsPageProps;
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  render(
    <ClockContext value={clock}>
      <PageVisitsContext value={new PageVisits(clock, new NavigationGuard())}>
        <RequestsPage {...props} />
      </PageVisitsContext>
    </ClockContext>,
  );
  await screen.findByRole("heading", { name: texts.heading });
  return calls;
};

test("an API that takes no answers is not asked, and the page says where what is needed is sent (LOG-04)", async () => {
  expect(await draw({})).toBe(0);
  expect(screen.getByText(/in our email to you, with where to send it/)).toBeDefined();
});

test("an API that takes answers is asked for its requests once (LOG-04)", async () => {
  expect(await draw({ answers: true })).toBe(1);
  expect(await screen.findByText(/We ask nothing of you at present/)).toBeDefined();
});
