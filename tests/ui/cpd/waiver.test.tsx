import { expect, test } from "vitest";

import type { CpdRecord } from "../../../application/cpd/cpd-record.ts";
import type { Waivers } from "../../../application/cpd/waivers.ts";
import { Waiver } from "../../../ui/cpd/waiver.tsx";
import { copies } from "../support/copies.ts";
import { render } from "../support/render.tsx";
import { textsOf } from "../support/texts.ts";

const declarationsTexts = await textsOf("annual-declarations");

test("after a waiver request a loading CPD history has a label for assistive technology (WAIV-02, SHELL-03)", () => {
  const waivers = { step: "CPD_STATUS_CONFIRM", form: {} } as unknown as Waivers;
  const ensure = () => Promise.resolve();
  const record = {
    overview: { state: { status: "loaded", value: {} }, ensure },
    history: { state: { status: "loading" }, ensure },
  } as unknown as CpdRecord;
  render(<Waiver texts={declarationsTexts} onReload={ensure} waivers={waivers} record={record} copies={copies} />);
  expect(document.body.textContent).toContain("Loading your CPD history");
});
