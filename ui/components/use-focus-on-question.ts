import type { Questions } from "../../application/flow/questions.ts";
import { useFocusOn } from "./focus.ts";

/** Moves focus to the first field that a form asks about; `id` is the prefix of the field IDs. */
export const useFocusOnQuestion = (id: string, { asked }: Pick<Questions<object>, "asked">): void => {
  useFocusOn(asked, "message", () => document.getElementById(`${id}-${Object.keys(asked ?? {})[0]}`));
};
