import { useSearch } from "wouter";

import { errorScreenOf, type FailureStatus } from "../../domain/shell/failure.ts";
import { ErrorScreen } from "./error-screen.tsx";

interface ErrorPageProps {
  readonly configuration: { readonly support: string };
}

const statusOf = (named: string | null): FailureStatus | "clockSkew" => {
  if (named === "timeout" || named === "clockSkew") return named;
  return Number(named);
};

/** The error page, which other systems may redirect to; `status` selects its variant. ERR-01, ERR-02, ERR-03 */
export const ErrorPage = ({ configuration }: ErrorPageProps) => (
  <ErrorScreen
    screen={errorScreenOf(statusOf(new URLSearchParams(useSearch()).get("status")))}
    support={configuration.support}
    onReload={() => window.location.replace("/")}
  />
);
