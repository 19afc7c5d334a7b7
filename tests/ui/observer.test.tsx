import { act, render, screen } from "@testing-library/react";
import { makeAutoObservable, observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { StrictMode, useEffect, useState } from "react";
import { expect, test } from "vitest";

import { ok } from "../../application/ports/result.ts";
import { Resource } from "../../application/shell/resource.ts";
import { ResourceView } from "../../ui/components/resource-view.tsx";
import { ClockContext } from "../../ui/components/waiting.ts";
import { TestClock } from "../actors/test-clock.ts";

class Counter {
  count = 0;
  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }
  add(): void {
    this.count += 1;
  }
}

const Count = observer(({ counter }: { readonly counter: Counter }) => <output>{counter.count}</output>);

const shown = () => screen.getByRole("status").textContent;

// Regression test for mobxjs/mobx#4608: under StrictMode a second render could observe a disposed object.
test("an observer under StrictMode does not become stale", () => {
  const counter = new Counter();
  render(<Count counter={counter} />, { wrapper: StrictMode });
  for (const count of [1, 2, 3]) {
    act(counter.add);
    expect(shown()).toBe(String(count));
  }
});

test("a change before the first effects run is not missed", () => {
  const counter = new Counter();
  const Early = observer(() => {
    useEffect(() => {
      if (counter.count === 0) counter.add();
    }, []);
    return <output>{counter.count}</output>;
  });
  render(<Early />, { wrapper: StrictMode });
  expect(shown()).toBe("1");
  act(counter.add);
  expect(shown()).toBe("2");
});

test("a component that is hidden and shown again, or given another store, keeps observing", () => {
  const counters = [new Counter(), new Counter()] as const;
  const place = observable.box<0 | 1 | undefined>(0);
  const show = (which: 0 | 1 | undefined) => act(() => runInAction(() => place.set(which)));
  const Holder = observer(() => {
    const [label] = useState("held");
    const which = place.get();
    return which === undefined ? <p>{label}</p> : <Count counter={counters[which]} />;
  });
  render(<Holder />, { wrapper: StrictMode });
  show(undefined);
  act(counters[0].add);
  show(0);
  expect(shown()).toBe("1");
  act(counters[0].add);
  expect(shown()).toBe("2");
  show(1);
  act(counters[1].add);
  expect(shown()).toBe("1");
});

const Told = ({ resource }: { readonly resource: Resource<string> }) => (
  <StrictMode>
    <ClockContext value={new TestClock(new Date("2026-03-04T12:00:00Z"))}>
      <ResourceView resource={resource} label="your balance" failed="We couldn't load your balance">
        {(value) => <output>{value}</output>}
      </ResourceView>
    </ClockContext>
  </StrictMode>
);

test("a resource shows its failure with Reload, and then its value", async () => {
  let isBroken = true;
  let fetches = 0;
  const resource = new Resource(
    () => {
      fetches += 1;
      return Promise.resolve(isBroken ? { ok: false as const, reason: "why" } : ok("£268.50"));
    },
    () => undefined,
  );
  render(<Told resource={resource} />);
  expect(await screen.findByText("We couldn't load your balance")).toBeDefined();
  expect(fetches).toBe(1);
  isBroken = false;
  act(() => screen.getByRole("button", { name: /^Reload / }).click());
  expect(await screen.findByText("£268.50")).toBeDefined();
  expect(screen.queryByText("We couldn't load your balance")).toBeNull();
});
