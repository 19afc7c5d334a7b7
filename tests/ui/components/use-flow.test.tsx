import { act } from "@testing-library/react";
import { makeAutoObservable, runInAction } from "mobx";
import { afterEach, expect, test } from "vitest";
import { Route } from "wouter";

import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { useFlow, type DrivenFlow } from "../../../ui/components/use-flow.ts";
import { AddressBar } from "../../../ui/shell/address-bar.ts";
import { PortalRouter } from "../../../ui/shell/portal-router.tsx";
import { render } from "../support/render.tsx";

/** A flow of two steps without storage, whose facts may load late. */
class TwoSteps implements DrivenFlow {
  step = "first";
  isKnown: boolean;
  readonly isUnderWay = true;
  readonly isUnsaved = false;
  resumed = 0;

  constructor(isKnown: boolean) {
    this.isKnown = isKnown;
    makeAutoObservable(this);
  }

  get stepInAddress(): string {
    return this.step;
  }

  resume(): Promise<void> {
    this.resumed += 1;
    return Promise.resolve();
  }

  goTo(step = "first"): void {
    this.step = step;
  }

  reset(): void {
    this.step = "first";
  }

  dismiss(): void {
    this.reset();
  }
}

const visited = (flow: TwoSteps) => {
  const guard = new NavigationGuard();
  const bar = new AddressBar(guard);
  bar.navigate("/flow");
  const Page = () => {
    useFlow(flow, guard, () => flow.isKnown);
    return <h1>{flow.step}</h1>;
  };
  render(
    <PortalRouter bar={bar}>
      <Route path="/flow">
        <Page />
      </Route>
    </PortalRouter>,
  );
  return {
    goTo: (step: string): void => act(() => runInAction(() => flow.goTo(step))),
    leave: (): void => act(() => bar.navigate("/elsewhere")),
  };
};

afterEach(() => {
  history.replaceState(null, "", "#");
});

test("each step of a flow is an address of its own (CPD-04)", () => {
  const { goTo } = visited(new TwoSteps(true));
  expect(location.hash).toBe("#/flow?step=first");
  goTo("second");
  expect(location.hash).toBe("#/flow?step=second");
});

test("a flow that was left no longer changes the address", () => {
  const { goTo, leave } = visited(new TwoSteps(true));
  goTo("second");
  leave();
  expect(location.hash).toBe("#/elsewhere");
});

test("a flow that was left before its facts loaded is not restored when they load", () => {
  const flow = new TwoSteps(false);
  const { leave } = visited(flow);
  leave();
  act(() =>
    runInAction(() => {
      flow.isKnown = true;
    }),
  );
  expect([flow.resumed, location.hash]).toEqual([0, "#/elsewhere"]);
});
