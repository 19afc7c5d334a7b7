import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { NavigationGuard } from "../../../../application/shell/navigation-guard.ts";
import { reloadOnce } from "../../../../ui/composition/first-load/reload-once.ts";

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  document.adoptedStyleSheets = [];
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

describe("files removed by a deployment", () => {
  const watch = ({
    losesOnExit = false,
    answers = true,
  }: { readonly losesOnExit?: boolean; readonly answers?: boolean } = {}) => {
    const loaded: string[] = [];
    vi.stubGlobal("location", { reload: () => loaded.push("anew") });
    vi.stubGlobal("fetch", () =>
      answers ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError("no line")),
    );
    return { files: reloadOnce({ losesOnExit } as NavigationGuard), loaded };
  };

  test("reload the portal, once per page until its files load", async () => {
    const { files, loaded } = watch();
    expect([await files.missing("/fees"), await files.missing("/fees"), await files.missing("/help")]).toEqual([
      true,
      false,
      true,
    ]);
    files.came("/fees");
    expect(await files.missing("/fees")).toBe(true);
    expect(loaded).toEqual(["anew", "anew", "anew"]);
  });

  test("leave the portal alone with unsaved input, and while the server is unreachable", async () => {
    const unsaved = watch({ losesOnExit: true });
    expect([await unsaved.files.missing("/fees"), unsaved.loaded]).toEqual([false, []]);
    const away = watch({ answers: false });
    expect([await away.files.missing("/fees"), away.loaded]).toEqual([false, []]);
  });
});
