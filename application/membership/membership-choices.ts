import type { EmploymentLookups, Lookups } from "../ports/lookups.ts";
import type { Network } from "../../domain/my-details/networks.ts";
import type { Failures } from "../shell/failures.ts";
import type { Resource } from "../shell/resource.ts";
import { resourceOf } from "../shell/resource.ts";

/** Everything that may be chosen in an application for membership. */
export interface Choices {
  readonly employment: EmploymentLookups;
  readonly networks: readonly Network[];
}

/** What may be chosen, as a member would choose it: that is what the applicant is to be. MEMB-05, MEMB-06 */
export const membershipChoices = (lookups: Lookups, failures: Failures): Resource<Choices> =>
  resourceOf(async () => {
    const [employment, networks] = await Promise.all([lookups.employment("member"), lookups.networks()]);
    return { employment, networks };
  }, failures.raise);
