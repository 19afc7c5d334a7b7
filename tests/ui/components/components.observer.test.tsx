import { act, screen } from "@testing-library/react";
import { makeAutoObservable, observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { StrictMode, useEffect, useState } from "react";
import { expect, test } from "vitest";

import { render } from "../support/render.tsx";

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
