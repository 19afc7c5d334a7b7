import { html, Html } from "../../platform/pages/html.ts";
import type { ScreenResult, Visit } from "../visit.ts";
import { jobOf, jobsUnderWay } from "./jobs.store.ts";

/** Milliseconds without a sign of life after which a job counts as interrupted. */
export const maxSilence = 20_000;

/** The address of a job's page. */
export const jobAddress = (jobId: string): string => `/desk/jobs/${jobId}`;

/** The resulting screen of the job that the address names, if this page started it. */
export const screenOfJob = async ({ database, staff, query, path }: Visit): Promise<ScreenResult | undefined> => {
  const jobId = query.get("job");
  const job = jobId === null ? undefined : await jobOf(database, staff.staffId, jobId);
  if (!job?.outcome || !("shown" in job.outcome) || job.address !== path) return undefined;
  const { markup, status, ...shown } = job.outcome.shown;
  return { ...shown, ...(status === undefined ? {} : { status }), content: new Html(markup) };
};

/** Links to the jobs in progress of one of the staff, except on their own pages; undefined without any. */
export const workUnderWay = async ({ database, staff, now, path }: Visit): Promise<Html | undefined> => {
  const all = await jobsUnderWay(database, staff.staffId, new Date(now.getTime() - maxSilence));
  const jobs = all.filter(({ jobId }) => jobAddress(jobId) !== path);
  if (jobs.length === 0) return undefined;
  return html`<p class="note">In progress: ${jobs.map(({ jobId, heading }) => html`<a href="${jobAddress(jobId)}">${heading}</a> `)}</p>`;
};
