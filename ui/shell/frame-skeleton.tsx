import { WaitingWords } from "../parts/page-loader.tsx";

/** The outline that the page was loaded with, until profile and frame are there. SHELL-03, SHELL-04 */
export const FrameSkeleton = () => (
  <div className="boot-skeleton" role="status" data-loading>
    <div />
    <div />
    <WaitingWords />
    <div />
    <div />
    <div />
  </div>
);
