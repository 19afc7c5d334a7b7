import { html, type TemplateResult } from "lit-html";

/** The body says who it is where its frame is not there, even when the content service is not. */
export const bootHead = (name: string): TemplateResult => html`<p class="boot-head">
    <span class="seal" aria-hidden="true"></span>
    <span>${name.replace(/ (?=\S+$)/, "\u00a0")}</span>
  </p>
  <div class="ruled"></div>`;
