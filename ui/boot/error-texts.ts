import type { ErrorScreen } from "../../domain/shell/failure.ts";

/** Texts of an error screen. */
export interface ErrorTexts {
  readonly title: string;
  readonly heading: string;
  readonly message: string;
  /** Whether retrying may help. */
  readonly offersReload: boolean;
  /** The only button, in place of Reload and Logout: it goes to the portal anew. */
  readonly button?: string;
}

/**
 * Texts of the error screens; bundled, because the content service may be unavailable. ERR-01, ERR-02, ERR-03, ERR-05
 */
export const errorTexts: Readonly<Record<ErrorScreen, ErrorTexts>> = {
  clockSkew: {
    title: "Wrong date or time",
    heading: "Your device's date, time or time zone is incorrect",
    message: "Signing in depends on the time. Set the date, time and time zone of your device, then try again.",
    offersReload: true,
  },
  declined: {
    title: "Not signed in",
    heading: "You did not sign in",
    message: "The sign-in was cancelled or refused, so there is nothing to show. You can try again at any time.",
    offersReload: true,
    button: "Sign in",
  },
  timeout: {
    title: "Too slow",
    heading: "Sorry, this page took too long to load",
    message: "Your connection or our service may be slow at the moment. Nothing you have sent is lost.",
    offersReload: true,
  },
  accessUnavailable: {
    title: "Access unavailable",
    heading: "Your account is no longer available to view online",
    message: "Contact customer services and they will tell you what happens next.",
    offersReload: false,
  },
  standard: {
    title: "Failed to load content",
    heading: "Sorry, we couldn't load your information",
    message: "This might be a temporary problem. Try reloading the page now.",
    offersReload: true,
  },
};
