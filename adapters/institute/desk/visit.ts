import type { EvidenceServices } from "../areas/evidence/receive-evidence.ts";
import type { PlaceOfSignIn } from "../areas/people/invite-person.ts";
import type { StoredSubmission } from "../areas/submissions/submissions.store.ts";
import type { ActionContext } from "../areas/use-case-context.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import type { ContentFileLibrary } from "../platform/content/content-library.ts";
import type { Html } from "../platform/pages/html.ts";
import type { StaffRecordEntry } from "../provider/staff/records.store.ts";
import type { StaffRole, StaffRow } from "../provider/staff/staff.store.ts";
import type { FormErrorTexts } from "../texts/page-shapes.ts";
import type { Entry } from "./frame.ts";
import type { OpaqueReferences } from "./opaque.ts";

/** The connected systems, and where people sign in. */
export interface ConnectedSystems extends PlaceOfSignIn {
  readonly hasMailServer: boolean;
  readonly hasWebhook: boolean;
  /** What is wrong with the organisation's own texts; undefined where it has none. OWN-02 */
  readonly contentReport: ContentFileLibrary["report"] | undefined;
}

/** A request of one of the staff, with its address and the services of the desk. */
export interface Visit extends ActionContext {
  readonly staff: StaffRow;
  readonly references: OpaqueReferences;
  readonly organisation: OrganisationSettings;
  readonly formErrors: FormErrorTexts;
  readonly connected: ConnectedSystems;
  /** Where members' files lie; undefined where none are taken. LOG-02 */
  readonly evidence: EvidenceServices | undefined;
  /** The address of the desk: an origin. */
  readonly deskUrl: string;
  /** The path of the address: "/desk/money". */
  readonly path: string;
  /** A parameter of the path. */
  readonly parameter: string;
  readonly query: URLSearchParams;
  /** The typed values of the form whose preview the address shows; undefined where it shows none. */
  readonly typed: URLSearchParams | undefined;
  /** Submissions that wait for the organisation or the person, read once a request. */
  readonly waiting: () => Promise<readonly StoredSubmission[]>;
  /** The token by which a form is sent once. References of its preview and its confirmation derive from it. */
  readonly once: string;
  /** The hidden field with this token. */
  readonly onceField: () => Html;
  /** Shows the progress of heavy work, in a sentence. */
  readonly showProgress: (progress: string) => void;
  /** The hidden field that identifies a form, when Back and Reload send it again after its change was made. */
  readonly draftField: () => Html;
}

/** The content of a screen, and its entry in the audit log. DESK-10 */
export interface ScreenResult {
  readonly title: string;
  readonly content: Html;
  readonly action: StaffRecordEntry;
  readonly status?: number;
}

/** A screen: a query, and how it is drawn. */
export interface Screen {
  /** Its path below /desk, such as "/cases/:parameter". */
  readonly path: string;
  readonly entry: Entry;
  /** Clerks see it by default. */
  readonly role?: StaffRole;
  readonly show: (visit: Visit) => Promise<ScreenResult>;
  /** The name of heavy work, for the page of its progress; absent for screens that are quick. */
  readonly heavy?: string | undefined;
}

/** The address that shows the result of a change, and what is recorded about it. */
export interface ActionResult {
  readonly location: string;
  readonly action: StaffRecordEntry;
  /** The people whom it is about, where it is about several. */
  readonly people?: readonly string[];
}

/** A change that a form makes: first shown, then confirmed once. DESK-03 */
export interface DeskAction extends Omit<Screen, "show"> {
  /** Shows what will happen, or the form with its errors. Changes nothing. */
  readonly preview: (visit: Visit, typed: URLSearchParams, notice?: Html) => Promise<ScreenResult>;
  /** Makes the change, in one transaction unless it is made in batches. */
  readonly apply: (visit: Visit, typed: URLSearchParams) => Promise<ActionResult>;
  /** Whether `apply` makes transactions of its own, and can be repeated. */
  readonly runsInBatches?: boolean;
}

/** A form with a file, as it was sent. */
export interface SentFile {
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  readonly typed: URLSearchParams;
}

/** Takes a file; answers with the address of its preview, or with its faults. */
export interface Upload extends Omit<Screen, "show"> {
  readonly take: (visit: Visit, sent: SentFile) => Promise<string | ScreenResult>;
}

/** Leads from a form that changes nothing to the address of what it finds. */
export interface Lookup {
  readonly path: string;
  readonly find: (visit: Visit, typed: URLSearchParams) => Promise<string>;
}

/** A list as a file. DESK-09 */
export interface Download {
  /** Its path, which ends in the name of the file. */
  readonly path: string;
  /** Clerks take it by default. */
  readonly role?: StaffRole;
  /** The text of the file, and what is recorded about it. */
  readonly file: (visit: Visit) => Promise<{ readonly csv: string; readonly action: StaffRecordEntry }>;
}

/** A file as it was sent, under its own name. LOG-02 */
export interface FileDownload extends Omit<Download, "file"> {
  /** The file, and what is recorded about it. */
  readonly file: (visit: Visit) => Promise<{
    readonly name: string;
    readonly bytes: Buffer;
    readonly action: StaffRecordEntry & { readonly customerId: string };
  }>;
}
