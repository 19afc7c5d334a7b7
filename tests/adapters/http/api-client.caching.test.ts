import { expect, it, vi } from "vitest";

import { CONTENT, CUSTOMER } from "../../../ui/composition/container/modules/shell.ts";
import { portalOn } from "../../application/support/portal.ts";

it("requests shared resources without cookies and conditionally, and personal ones unconditionally", async () => {
  const asked: (readonly [path: string, cache: string | undefined, credentials: string | undefined])[] = [];
  const fetch = (url: string, { cache, credentials }: RequestInit) => {
    asked.push([new URL(url).pathname.replace(/\d+/, "ID"), cache, credentials]);
    return new Promise<Response>(() => {
      // Never responds: only the requests matter here.
    });
  };
  const { container } = await portalOn({ fetch });
  asked.length = 0;
  void container.get(CUSTOMER).profile.load();
  void container.get(CONTENT).page("help-information").load();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    ["/api/customers/ID/profile", "no-store", undefined],
    ["/api/content/templates/help-information", "no-cache", "omit"],
  ]);
});
