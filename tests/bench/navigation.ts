/** Pages of a member that parts of the benchmark visit. */
export const routes = [
  "/professional-development",
  "/my-qualifications",
  "/fees-and-transactions",
  "/documents-and-downloads",
  "/my-details/contact-details",
  "/help",
];

/** Runs in the page: goes to another route, and returns the milliseconds until its page is rendered. */
export const goTo = async (route: string): Promise<number> => {
  const start = performance.now();
  const previous = document.querySelector("main h1");
  const previousText = previous?.textContent;
  const isRendered = (): boolean => {
    const heading = document.querySelector("main h1");
    return (
      heading !== null &&
      (heading !== previous || heading.textContent !== previousText) &&
      document.querySelector("main [data-loading]") === null
    );
  };
  const nextFrame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => resolve());
    });
  location.hash = route;
  while (!isRendered()) await nextFrame();
  return performance.now() - start;
};
