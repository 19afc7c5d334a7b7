import type { RequestThread } from "../../domain/submissions/thread.ts";
import type { EvidenceFiles } from "../evidence/evidence-files.ts";
import type { RequestRegister } from "../ports/institute.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { Resource } from "../shell/resource.ts";
import { AnswerForm } from "./answer-form.ts";

/** The requests about the customer's submissions, and the form of each answer. LOG-04 */
export class RequestAnswers {
  readonly threads: Resource<readonly RequestThread[]>;
  readonly #register: RequestRegister;
  readonly #services: FlowServices;
  readonly #newFiles: (form: string) => EvidenceFiles | undefined;
  readonly #forms = new Map<string, AnswerForm>();

  /** `newFiles` creates the files of a form; undefined where none are taken. */
  constructor(
    register: RequestRegister,
    services: FlowServices,
    newFiles: (form: string) => EvidenceFiles | undefined,
  ) {
    this.#newFiles = newFiles;
    this.#register = register;
    this.#services = services;
    this.threads = new Resource(() => register.threads(), services.failures.raise);
  }

  /** The form of the answer about a submission; the same one at each call. */
  formOf(reference: string): AnswerForm {
    const known = this.#forms.get(reference);
    if (known) return known;
    const { customer } = this.#services;
    const onSettled = (isDone: boolean): void => {
      void this.threads.revalidate(({ ok }) => ok);
      if (isDone) void customer.notifications.refresh();
    };
    const form = new AnswerForm(this.#register, reference, {
      ...this.#services,
      onSettled,
      files: this.#newFiles(`answer ${reference}`),
    });
    this.#forms.set(reference, form);
    return form;
  }
}
