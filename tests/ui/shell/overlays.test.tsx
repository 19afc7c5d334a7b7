import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { Skeleton } from "../../../ui/components/skeleton.tsx";
import { ClockContext } from "../../../ui/components/waiting.ts";
import { LoadingWords } from "../../../ui/shell/overlays.tsx";
import { TestClock } from "../../application/support/test-clock.ts";
import { render } from "../support/render.tsx";

test("slow loading is announced, and so is its end", async () => {
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const Screen = ({ isLoading }: { readonly isLoading: boolean }) => (
    <ClockContext value={clock}>
      <main>{isLoading ? <Skeleton lines={2} subject="payments" /> : <p>Nothing is due.</p>}</main>
      <LoadingWords />
    </ClockContext>
  );
  const { rerender } = render(<Screen isLoading />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  act(() => clock.goOn(1_000));
  expect(region.textContent).toBe("Loading");
  rerender(<Screen isLoading={false} />);
  await waitFor(() => expect(region.textContent).toBe("Loaded"));
});
