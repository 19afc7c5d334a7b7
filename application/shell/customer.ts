import { makeAutoObservable } from "mobx";

import { experienceOf, type ExperienceOutcome } from "../../domain/customer/experience.ts";
import {
  badgesOf,
  isAnyOverdue,
  type Badges,
  type KnownNotifications,
  type Notifications,
} from "../../domain/customer/notifications.ts";
import type { Profile } from "../../domain/customer/profile.ts";
import { suspensionPhaseOf, type SuspensionPhase } from "../../domain/customer/suspension.ts";
import { userTypeOf, type UserType } from "../../domain/customer/user-type.ts";
import { displayedStanding, type DisplayedStanding } from "../../domain/documents/displayed-standing.ts";
import type { Pence } from "../../domain/kernel/money.ts";
import type { CustomerRecords } from "../ports/institute.ts";
import type { Failures } from "./failures.ts";
import { Resource, resourceOf } from "./resource.ts";

/** A customer whose profile has loaded. */
export interface Person extends Profile {
  readonly userType: UserType;
}

/** The signed-in customer and their data needed on every page. */
export class Customer {
  readonly profile: Resource<Profile>;
  readonly notifications: Resource<Notifications>;
  readonly balance: Resource<Pence>;
  #known: Profile | undefined = undefined;

  constructor(records: CustomerRecords, failures: Failures) {
    this.profile = resourceOf(async () => (this.#known = await records.profile()), failures.raise);
    this.notifications = new Resource(() => records.notifications(), failures.raise);
    this.balance = new Resource(() => records.balance(), failures.raise);
    makeAutoObservable(this, { profile: false, notifications: false, balance: false }, { autoBind: true });
  }

  /**
   * The customer's profile, or the previous one while reloading or after a failed reload. Throws before the first load;
   * pages render only afterwards.
   */
  get person(): Person {
    const profile = this.profile.value ?? this.#known;
    const userType = profile && userTypeOf(profile.customerType);
    if (!profile || !userType) throw new RangeError("It is not known yet who signed in");
    return { ...profile, userType };
  }

  /** Undefined until the profile has loaded, or for an unknown type. EXP-01 */
  get userType(): UserType | undefined {
    return this.profile.value && userTypeOf(this.profile.value.customerType);
  }

  /** Undefined until the profile has loaded. EXP-02 */
  get experience(): ExperienceOutcome | undefined {
    const profile = this.profile.value;
    if (!profile) return undefined;
    return this.userType ? experienceOf(profile.portalExperience, this.userType) : "external";
  }

  /** Whether the dashboard shows progress towards a qualification; false until the profile has loaded. LAND-01 */
  get isOnTheWay(): boolean {
    return this.profile.value !== undefined && (this.experience !== "member" || this.userType === "affiliate");
  }

  get isRetired(): boolean {
    return this.profile.value?.isRetired ?? false;
  }

  /** Whether the customer has a CPD record: members who are not retired. LAND-02 */
  get keepsCpd(): boolean {
    return this.userType === "member" && !this.isRetired;
  }

  /** The suspension phase; "none" until the profile has loaded. SUSP-01 */
  get suspensionPhase(): SuspensionPhase {
    return this.profile.value ? suspensionPhaseOf(this.profile.value) : "none";
  }

  /** Status shared by all pages: failed notifications are indicated everywhere without replacing a screen. ERR-09 */
  get portalStatus(): "notificationsError" | undefined {
    return this.notifications.hasFailed ? "notificationsError" : undefined;
  }

  /** Notifications with their loading state, as rules expect them. ERR-09 */
  get knownNotifications(): KnownNotifications {
    return this.notifications.value?.codes ?? (this.portalStatus === "notificationsError" ? "failed" : "loading");
  }

  /** Empty until notifications have loaded. NAV-07 */
  get badges(): Badges {
    return badgesOf(this.notifications.value?.codes ?? []);
  }

  /** The displayed standing on pages that do not list obligations. NAV-06, LAND-02 */
  get standing(): DisplayedStanding {
    const notifications = this.notifications.value?.codes;
    return notifications
      ? displayedStanding(this.profile.value?.inGoodStanding, isAnyOverdue(notifications))
      : "nothing";
  }
}
