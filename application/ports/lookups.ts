import type { UserType } from "../../domain/customer/user-type.ts";
import type { Network } from "../../domain/my-details/networks.ts";

/** One of several to choose from: what is kept, and what is read. */
export interface LookupOption {
  readonly value: string;
  readonly label: string;
}

/** What may be chosen of employment. EMPL-01, MEMB-05 */
export interface EmploymentLookups {
  readonly jobTitles: readonly LookupOption[];
  readonly businessCategories: readonly LookupOption[];
  readonly employmentCategories: readonly LookupOption[];
  readonly organisationSizes: readonly LookupOption[];
  readonly jobCategories: readonly LookupOption[];
  readonly membershipEmploymentCategories: readonly LookupOption[];
  readonly professionalQualifications: readonly LookupOption[];
}

/** The institute's lists of what may be chosen. */
export interface Lookups {
  employment(type: UserType): Promise<EmploymentLookups>;
  networks(): Promise<readonly Network[]>;
}
