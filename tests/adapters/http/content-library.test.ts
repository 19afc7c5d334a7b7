import { expect, it } from "vitest";
import * as z from "zod/mini";

import type { schemaOf } from "../../../adapters/contract/content-schema.ts";
import type { ApiClient } from "../../../adapters/http/api-client.ts";
import { httpContentLibrary } from "../../../adapters/http/content-library.ts";
import { pageTexts } from "../../actors/page-texts.ts";

/** A client whose content service answers this document. */
const answering = (document: unknown): ApiClient =>
  ({
    call: ({ answer }: { answer: ReturnType<typeof schemaOf> }) => {
      const { success, data } = z.safeParse(answer, document);
      return success ? Promise.resolve(data) : Promise.reject(new Error("not as agreed"));
    },
  }) as unknown as ApiClient;

const frame = pageTexts("page-framework");

it("takes the texts of the frame and of components as they are agreed (SHELL-13)", async () => {
  expect(await httpContentLibrary(answering(frame)).page("page-framework", "member")).toEqual(frame);
});

it.each([
  ["a missing text of a component", { flow: { ...frame.components.flow, continue: undefined } }],
  ["no texts of components", undefined],
])("rejects a frame with %s, instead of a button without words (SHELL-13, RULE-04)", async (_, part) => {
  const components = part && { ...frame.components, ...part };
  const answered = answering({ ...frame, components });
  await expect(httpContentLibrary(answered).page("page-framework", "member")).rejects.toThrow("not as agreed");
});
