import { makeAutoObservable } from "mobx";
import { experienceOf, type ExperienceOutcome } from "../../domain/customer/experience.ts";
import { badgesOf, isAnyOverdue, type Badges, type KnownNotifications } from "../../domain/customer/notifications.ts";
import type { Profile } from "../../domain/customer/profile.ts";
import { suspensionPhaseOf, type SuspensionPhase } from "../../domain/customer/suspension.ts";
import { userTypeOf, type UserType } from "../../domain/customer/user-type.ts";
import { standingToldOf, type StandingTold } from "../../domain/documents/standing-told.ts";
import type { Pence } from "../../domain/kernel/money.ts";
import type { CustomerRecords } from "../ports/institute.ts";
import type { Failures } from "./failures.ts";
import { Resource, resourceOf } from "./resource.ts";

/** Who someone is, once their profile is there. */
export interface Person extends Profile {
  readonly userType: UserType;
}

/** Who signed in, and what is known of them on every page. */
export class Customer {
  readonly profile: Resource<Profile>;
  readonly notifications: Resource<readonly string[]>;
  readonly balance: Resource<Pence>;
  #known: Profile | undefined = undefined;

  constructor(records: CustomerRecords, failures: Failures) {
    this.profile = resourceOf(async () => (this.#known = await records.profile()), failures.raise);
    this.notifications = new Resource(() => records.notifications(), failures.raise);
    this.balance = new Resource(() => records.balance(), failures.raise);
    makeAutoObservable(this, { profile: false, notifications: false, balance: false }, { autoBind: true });
  }

  /**
   * Who it is. Pages, and what serves them, are there only once that is known, so that it is a fault to ask
   * before; while it is fetched again, and when that fails, it is who it was.
   */
  get person(): Person {
    const profile = this.profile.value ?? this.#known;
    const userType = profile && userTypeOf(profile.customerType);
    if (!profile || !userType) throw new RangeError("It is not known yet who signed in");
    return { ...profile, userType };
  }

  /** EXP-01 */
  get userType(): UserType | undefined {
    return this.profile.value && userTypeOf(this.profile.value.customerType);
  }

  /** Undefined until the profile is known. EXP-02 */
  get experience(): ExperienceOutcome | undefined {
    const profile = this.profile.value;
    if (!profile) return undefined;
    return this.userType ? experienceOf(profile.portalExperience, this.userType) : "external";
  }

  /** Whether the dashboard shows the person's progress towards a qualification; false until the profile is known. LAND-01 */
  get isOnTheWay(): boolean {
    return this.profile.value !== undefined && (this.experience !== "member" || this.userType === "affiliate");
  }

  get isRetired(): boolean {
    return this.profile.value?.isRetired ?? false;
  }

  /** Whether the person has a CPD record to go on with: retired members and others have none. LAND-02 */
  get keepsCpd(): boolean {
    return this.userType === "member" && !this.isRetired;
  }

  /** Where the person stands with suspension; "none" until the profile is known. SUSP-01 */
  get suspensionPhase(): SuspensionPhase {
    return this.profile.value ? suspensionPhaseOf(this.profile.value) : "none";
  }

  /** The status of the whole portal: failed notifications are known everywhere, and no screen gives way to them. ERR-09 */
  get portalStatus(): "notificationsError" | undefined {
    return this.notifications.hasFailed ? "notificationsError" : undefined;
  }

  /** Notifications as rules want them: on their way, failed, or known. ERR-09 */
  get knownNotifications(): KnownNotifications {
    return this.notifications.value ?? (this.portalStatus === "notificationsError" ? "failed" : "loading");
  }

  /** Empty while notifications are not known. NAV-07 */
  get badges(): Badges {
    return badgesOf(this.notifications.value ?? []);
  }

  /** How the person stands, as far as a page that shows no obligations can tell. NAV-06, LAND-02 */
  get standing(): StandingTold {
    const notifications = this.notifications.value;
    return notifications ? standingToldOf(this.profile.value?.inGoodStanding, isAnyOverdue(notifications)) : "nothing";
  }
}
