import { html } from "./html.ts";

/** What is wrong with what was entered, and the field that it leads to. */
export interface FormError {
  readonly field: string;
  readonly message: string;
}

/** What was entered in a field; anything longer than the field allows was not entered there. */
export const entered = (form: unknown, field: string, longest: number): string =>
  (form instanceof URLSearchParams ? (form.get(field) ?? "") : "").slice(0, longest);

/** What is said of errors, in the order of the fields: in the window's title, above the heading, in each field and before it. */
export const errorsOn = (heading: string, errors: readonly FormError[]) => {
  const errorOf = (field: string) => errors.find((error) => error.field === field);
  return {
    title: errors.length > 0 ? `Error: ${heading}` : heading,
    summary:
      errors.length > 0
        ? html`<div class="summary" id="summary" role="alert" tabindex="-1" autofocus>
            <h2>There are errors on the page</h2>
            <ul>
              ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
            </ul>
          </div>`
        : undefined,
    marks: (field: string) => (errorOf(field) ? html` aria-invalid="true" aria-describedby="${field}-wrong"` : undefined),
    message: (field: string) => {
      const error = errorOf(field);
      return error && html`<p class="wrong" id="${field}-wrong">${error.message}</p>`;
    },
  };
};
