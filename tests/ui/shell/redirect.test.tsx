import { expect, test, vi } from "vitest";

import { Redirect, type RedirectProps } from "../../../ui/shell/redirect.tsx";
import { render } from "../support/render.tsx";

test("a redirect leaves no entry in the history, so that Back does not return to it (EXP-04)", () => {
  const replaced = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
  const assigned = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const services = {
    customer: { profile: { value: undefined } },
    session: { roles: [] },
    configuration: { externalPortal: "https://external.example/", olderPortal: "https://older.example" },
  } as unknown as RedirectProps;
  render(<Redirect {...services} />);
  expect(replaced.mock.calls).toEqual([["https://external.example/"]]);
  expect(assigned).not.toHaveBeenCalled();
});
