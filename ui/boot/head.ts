import { html } from "lit-html";

/** The institute says who it is where its frame is not there, even when the content service is not. */
export const bootHead = html`<p class="boot-head">
    <span class="seal" aria-hidden="true"></span>
    <span>Institute of Professional\u00a0Accountants</span>
  </p>
  <div class="ruled"></div>`;
