import { messagesOf } from "../kernel/message.ts";

/** Words that the portal shows before the content service has answered, and when it does not answer. SHELL-04, ERR-01 */
export const startMessages = messagesOf("start", {
  loading: "Loading",
  loadingLong: "Please wait, we're just getting your details",
  newWindow: "(opens in a new window)",
  reload: "Reload",
  logout: "Logout",
  signIn: "Sign in",
  getInTouch: "Get in touch",
  call: "Call {telephone}",
  notWorking: "Still not working?",
  support: "Get support, 24/7",
  reference: "Reference for support: {reference}",
  clockSkewTitle: "Wrong date or time",
  clockSkewHeading: "Your device's date, time or time zone is incorrect",
  clockSkewMessage: "Signing in depends on the time. Set the date, time and time zone of your device, then try again.",
  declinedTitle: "Not signed in",
  declinedHeading: "You did not sign in",
  declinedMessage: "The sign-in was cancelled or refused, so there is nothing to show. You can try again at any time.",
  timeoutTitle: "Too slow",
  timeoutHeading: "Sorry, this page took too long to load",
  timeoutMessage: "Your connection or our service may be slow at the moment. Nothing you have sent is lost.",
  accessUnavailableTitle: "Access unavailable",
  accessUnavailableHeading: "Your account is no longer available to view online",
  accessUnavailableMessage: "Contact customer services and they will tell you what happens next.",
  standardTitle: "Failed to load content",
  standardHeading: "Sorry, we couldn't load your information",
  standardMessage: "This might be a temporary problem. Try reloading the page now.",
  signingOut: "Signing you out",
  elsewhereHeading: "One moment",
  elsewhereMessage: "Your account is looked after elsewhere.",
  elsewhereLink: "Go there now",
});

/** Words that pages show without the portal's code: before a sign-in, signed out, and without scripts. SIGN-05 */
export const startPageMessages = messagesOf("start", {
  again: "Try again",
  leavingHeading: "Taking you to sign in",
  leavingMessage: "You sign in on a separate page, and come back here afterwards.",
  signedOutTitle: "Signed out",
  signedOutHeading: "You are signed out",
  signedOutMessage: "If others use this device too, close this window.",
  signedOutIdle:
    "Nothing happened for a while, so we signed you out. What you typed is kept in this window until you sign in again.",
  signedOutNotRenewed: "Your session has ended. What you typed is kept in this window until you sign in again.",
  scriptHeading: "This portal needs JavaScript",
  scriptMessage: "Turn it on in your browser's settings, then reload this page.",
});
