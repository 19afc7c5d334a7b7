import type { ActionRun, Effects, ActionValues, Input, StaffAction } from "../areas/staff-actions/staff-action.ts";
import { html, type Html } from "../platform/pages/html.ts";
import type { ChangeForm } from "./change-form.ts";
import { section, table, type Column } from "./components.ts";
import type { Field } from "./fields.ts";
import type { Visit } from "./visit.ts";

/** Renders the effects of an action: lines, alternatives and tables; undefined without any. */
export const renderEffects = ({ lines = [], tables = [], instead }: Effects, visit?: Visit): Html | undefined =>
  lines.length + tables.length === 0
    ? undefined
    : html`${lines.length > 0 ? html`<ul class="effects ruled">${lines.map((line) => html`<li>${line.charAt(0).toUpperCase()}${line.slice(1)}</li>`)}</ul>` : undefined}
        ${instead && visit ? html`<p><a href="${visit.path.replace(/[^/]+$/, instead.path)}?who=${visit.references.to("person", instead.customerId)}">${instead.label}</a></p>` : undefined}
        ${tables.map(({ title, columns, figures = [], rows }, at) =>
          section(
            `effects-${String(at)}`,
            title,
            table(
              title,
              columns.map((name, place): Column =>
                place === 0 ? [name, "first"] : figures.includes(name) ? [name, "figure"] : [name],
              ),
              rows,
            ),
          ),
        )}`;

/** What the address of a form opens it with: a posting, by an opaque reference. */
const openedWith = ({ query, references }: Visit): ActionValues => {
  const posting = references.from("posting", query.get("posting") ?? "");
  return posting === undefined ? {} : { posting };
};

const fieldOf = async <About>(
  { value, options, ...input }: Input<About>,
  visit: Visit,
  about: About,
): Promise<Field> => {
  return {
    ...input,
    value: openedWith(visit)[input.name] ?? (await value?.(visit, about)) ?? "",
    ...(options === undefined ? {} : { options: await options(visit, about, openedWith(visit)) }),
  };
};

/** The form of an action, which `perform` carries out. DESK-03 */
export const actionForm = <About, Action extends StaffAction<About>>(
  action: Action & StaffAction<About>,
  perform: (action: Action, run: ActionRun<About>) => Promise<Effects> = (each, run) => each.use(run),
): ChangeForm<About> => ({
  ...action,
  fields: async (visit, about) => {
    const inputs = action.inputs.filter(({ isCommandOnly }) => isCommandOnly !== true);
    const fields = await Promise.all(inputs.map((input) => fieldOf(input, visit, about)));
    return fields.filter(({ options }) => options?.length !== 0);
  },
  use: async (context, about, given) =>
    renderEffects(await perform(action, { context, about, given, isDone: false }), context),
});
