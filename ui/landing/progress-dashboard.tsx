import type { Services } from "../parts/services.ts";
import { LandingPage, type LandingPageProps } from "./landing-page.tsx";
import { Progress } from "./progress.tsx";

type ProgressDashboardProps = Omit<LandingPageProps, "progress"> & Pick<Services, "qualifications">;

/** The dashboard of someone on the way to a qualification: with their progress in figures. LAND-01, QUAL-10 */
export const ProgressDashboard = ({ qualifications, ...props }: ProgressDashboardProps) => (
  <LandingPage
    {...props}
    progress={{
      figures: qualifications.progress,
      section: <Progress content={props.content} customer={props.customer} qualifications={qualifications} />,
    }}
  />
);
