import type { FlowServices } from "../shell/flow-services.ts";
import type { FormDefinition } from "./form-definition.ts";
import { Form } from "./form.ts";

/** A command that a form sends. Its values are not part of a stored record. */
interface CommandDefinition<Values extends object>
  extends
    Omit<FormDefinition<Values>, "stored" | "shape" | "reload" | "revalidate">,
    Partial<Pick<FormDefinition<Values>, "shape" | "revalidate">> {
  /** The empty form; undefined while it cannot open. */
  readonly empty: () => Values | undefined;
}

// Values include passwords, which are never stored as drafts.
const noDrafts = { read: () => undefined, keep: () => undefined, discard: () => undefined };

const nothing = () => Promise.resolve();

/** Creates a form that sends a command, such as a change of password. PASS-02, PASS-03 */
export const commandForm = <Values extends object>(
  { empty, shape = (values) => values, revalidate = nothing, ...definition }: CommandDefinition<Values>,
  { clock, toasts, failedSaves }: FlowServices,
): Form<Values> => {
  const stored = () => {
    const values = empty();
    return values && { values, version: "" };
  };
  return new Form<Values>(
    { ...definition, stored, shape, revalidate, reload: nothing },
    { clock, toasts, failedSaves, drafts: noDrafts },
  );
};
