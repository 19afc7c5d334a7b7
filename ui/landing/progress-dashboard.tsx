import type { Resource } from "../../application/shell/resource.ts";
import { hasReachedMembership, type Progress as ProgressFigures } from "../../domain/qualifications/progress.ts";
import type { Services } from "../components/services.ts";
import { LandingPage, shownOnDashboard, type LandingPageProps } from "./landing-page.tsx";
import { Progress } from "./progress.tsx";

type ProgressDashboardProps = Omit<LandingPageProps, "progress"> & Pick<Services, "qualifications">;

const mayApplyForMembership = (
  { userType, notifications }: Services["customer"],
  progress: ProgressFigures | undefined,
): boolean =>
  userType === "affiliate" &&
  progress !== undefined &&
  notifications.value !== undefined &&
  hasReachedMembership(progress, notifications.value.codes);

const withProgress = ({ qualifications, ...props }: ProgressDashboardProps): LandingPageProps => ({
  ...props,
  progress: {
    figures: qualifications.progress,
    mayApply: () => mayApplyForMembership(props.customer, qualifications.progress.value),
    section: <Progress content={props.content} customer={props.customer} qualifications={qualifications} />,
  },
});

/** The texts and resources that the dashboard with progress shows. */
export const shownOnProgressDashboard = (props: ProgressDashboardProps): readonly Resource<unknown>[] =>
  shownOnDashboard(withProgress(props));

/** The dashboard with progress figures, for customers working towards a qualification. LAND-01, QUAL-10 */
export const ProgressDashboard = (props: ProgressDashboardProps) => <LandingPage {...withProgress(props)} />;
