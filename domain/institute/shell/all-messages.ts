import { activityMessages } from "../../cpd/activity.ts";
import { waiverMessages } from "../../cpd/waiver.ts";
import { passkeyMessages } from "../../customer/passkeys.ts";
import { passwordMessages } from "../../customer/password.ts";
import { messages } from "../../kernel/field-rules.ts";
import type { Message } from "../../kernel/message.ts";
import { figureMessages } from "../../kernel/percentage.ts";
import { typedDateMessages } from "../../kernel/typed-date.ts";
import { waits } from "../../kernel/waiting-time.ts";
import { noQualifications } from "../../my-details/account.ts";
import { addressMessages } from "../../my-details/address.ts";
import { disabledMessage, lockMessages } from "../../my-details/consents.ts";
import { phoneMessages } from "../../my-details/phone.ts";
import { saveMessages } from "../../my-details/save-refusals.ts";
import { signInEmailMessages } from "../../my-details/sign-in-email.ts";
import { notYetSelected } from "../../my-details/transfer.ts";
import { qualificationNames } from "../../qualifications/exams.ts";
import { qualificationsMessages } from "../../qualifications/page.ts";
import { retirementMessages } from "../../retirement/register.ts";
import { startMessages, startPageMessages } from "../../shell/start-messages.ts";
import { tooOftenMessages } from "../../shell/too-often.ts";
import { numberMessages, unitMessages } from "../rules/rule-texts.ts";

/** Every message that content can word, for the check of content: the portal loads each with the rule that gives it. LANG-04 */
export const allMessages: readonly Message[] = [
  messages,
  typedDateMessages,
  waits,
  tooOftenMessages,
  activityMessages,
  waiverMessages,
  passwordMessages,
  passkeyMessages,
  signInEmailMessages,
  addressMessages,
  phoneMessages,
  saveMessages,
  lockMessages,
  { disabledMessage, noQualifications, notYetSelected },
  qualificationsMessages,
  qualificationNames,
  retirementMessages,
  startMessages,
  startPageMessages,
  figureMessages,
  numberMessages,
  unitMessages,
].flatMap((table) => Object.values<Message>(table));
