import type { FastifyInstance } from "fastify";

import { unknownAddress } from "../../platform/http/refusal-error.ts";
import { html } from "../../platform/pages/html.ts";
import { warning, head } from "../components.ts";
import { onVisit, type ScreenDependencies } from "../open-visit.ts";
import { sendScreen } from "../serve-screens.ts";
import type { ScreenResult } from "../visit.ts";
import { jobOf, type DeskJob } from "./jobs.store.ts";
import { maxSilence } from "./show-job.ts";

/** Seconds until the page of a job reloads. */
const lookEvery = 2;

const isInterrupted = ({ seenAt }: DeskJob, now: Date): boolean => seenAt < now.getTime() - maxSilence;

const back = ({ address }: DeskJob) => html`<p><a class="button second" href="${address}">Back</a></p>`;

const underWay = ({ heading, progress }: DeskJob): ScreenResult => ({
  title: heading,
  action: { action: "looked at work under way" },
  content: html`${head(heading, "This takes a while.")}
    <p role="status"><strong>${progress}</strong></p>
    <p>This page refreshes every ${String(lookEvery)} seconds. You can leave it: the work goes on, and every page of the desk links back here.</p>`,
});

const ended = (job: DeskJob, what: string, words: string): ScreenResult => ({
  title: job.heading,
  status: 409,
  action: { action: "looked at work that ended" },
  content: html`${warning(what, words)}${head(job.heading, "")}${back(job)}`,
});

/** Serves the page of a job: its progress, then its result. DESK-07, DESK-09 */
export const serveJobPage = (app: FastifyInstance, dependencies: ScreenDependencies): void => {
  app.get(
    "/jobs/:parameter",
    onVisit(dependencies, async (visit, reply) => {
      const job = await jobOf(visit.database, visit.staff.staffId, visit.parameter);
      if (!job) throw unknownAddress();
      const { outcome, address, jobId } = job;
      if (outcome && "location" in outcome) return reply.redirect(outcome.location, 303);
      if (outcome && "shown" in outcome) return reply.redirect(`${address}?job=${jobId}`, 303);
      if (outcome) return sendScreen(dependencies, reply, visit, job, ended(job, "Not done.", outcome.failed));
      if (isInterrupted(job, visit.now)) {
        const words = "The server stopped. Check what has been done before you start again.";
        return sendScreen(dependencies, reply, visit, job, ended(job, "This was interrupted.", words));
      }
      void reply.header("refresh", String(lookEvery));
      return sendScreen(dependencies, reply, visit, job, underWay(job));
    }),
  );
};
