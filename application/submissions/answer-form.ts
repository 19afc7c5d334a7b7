import { makeAutoObservable } from "mobx";

import { isValid, problemsIn, type Problems } from "../../domain/kernel/field-rules.ts";
import type { Submission } from "../../domain/kernel/submission.ts";
import { normaliseLines } from "../../domain/kernel/typed-text.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import { answerProblem, type AnswerToRequest } from "../../domain/submissions/answer.ts";
import type { EvidenceFiles } from "../evidence/evidence-files.ts";
import type { ActionFailure } from "../flow/confirmed-action.ts";
import { IdempotentSubmission, type SubmissionServices } from "../flow/idempotent-submission.ts";
import { showFailureElsewhere } from "../flow/show-failure-elsewhere.ts";
import { TouchedFields } from "../flow/touched-fields.ts";
import type { AnsweredRequest, RequestRegister } from "../ports/institute.ts";
import type { CallFailure } from "../ports/result.ts";
import type { FailedSaves } from "../shell/failed-saves.ts";

interface Draft {
  readonly words?: unknown;
  /** The number of the request that the words were last sent for. */
  readonly sentFor?: unknown;
}

interface AnswerServices extends SubmissionServices {
  readonly failedSaves: FailedSaves;
  /** The files that it is sent with; undefined where none are taken. LOG-02 */
  readonly files: EvidenceFiles | undefined;
  /** Called after an answer was taken or refused: what is asked may have changed. */
  readonly onSettled: (isDone: boolean) => void;
}

/** The answer to what is asked about one submission: words, validation and sending. LOG-04 */
export class AnswerForm {
  words = "";
  /** The sent words, for the receipt. */
  sent = "";
  readonly touched: TouchedFields<"words"> = new TouchedFields(() => this.problems);
  /** The files that it is sent with; undefined where none are taken. LOG-02 */
  readonly files: EvidenceFiles | undefined;
  readonly #confirmation: IdempotentSubmission<AnswerToRequest, AnsweredRequest>;
  #sentFor: number | undefined = undefined;

  constructor(register: RequestRegister, reference: string, { onSettled, files, ...services }: AnswerServices) {
    this.files = files;
    files?.watch(() => this.change({ words: this.words }));
    this.#confirmation = new IdempotentSubmission(
      {
        name: `answer ${reference}`,
        submit: async (answer, key) => {
          const outcome = await register.answer(reference, answer, key);
          if (!outcome.ok && isRefusal(outcome.reason.status)) onSettled(false);
          return outcome;
        },
        onDone: () => {
          this.sent = this.words;
          this.words = "";
          files?.clear();
          onSettled(true);
        },
        showInForm: (reason) => files?.showGone(reason),
        ...showFailureElsewhere(services.failedSaves, "answer", "/requests"),
      },
      services,
    );
    makeAutoObservable(this, { files: false }, { autoBind: true });
  }

  get submission(): Submission<AnsweredRequest, CallFailure> {
    return this.#confirmation.submission;
  }

  /** Why the latest attempt failed. */
  get failure(): ActionFailure | undefined {
    if (this.submission.status !== "failed") return undefined;
    return { description: this.submission.reason.description, isRefused: this.#confirmation.isRefused };
  }

  get problems(): Problems<"words"> {
    return problemsIn({ words: answerProblem(this.words) });
  }

  /** Whether leaving would lose input. SHELL-12 */
  get isUnsaved(): boolean {
    return this.#isBegun && this.submission.status !== "submitting";
  }

  get isUnderWay(): boolean {
    return this.#isBegun || this.submission.status === "submitting";
  }

  /** Restores what an earlier visit of this tab wrote, and goes on with an interrupted attempt. */
  async resume(): Promise<void> {
    this.files?.resume();
    const restored = this.#confirmation.resume();
    if (!restored) return;
    const { words, sentFor } = (restored.draft ?? {}) as Draft;
    this.words = typeof words === "string" ? words : "";
    this.#sentFor = typeof sentFor === "number" ? sentFor : undefined;
    if (restored.sending !== undefined) await this.#confirmation.send(restored.sending, this.#draft);
  }

  /** Changed words are a new attempt. No effect while they are being sent. */
  change({ words = "" }: { readonly words?: string }): void {
    if (this.submission.status === "submitting") return;
    this.touched.change(["words"], () => {
      this.words = words;
    });
    this.#confirmation.change(this.#draft);
  }

  /** Validates and sends the answer to a request; ignores repeated calls. Shows what is wrong instead of sending it. */
  async send(request: number): Promise<void> {
    this.touched.touchAll(this.problems);
    if (!isValid(this.problems) || this.files?.mayBeSent() === false) return;
    const isForAnother = this.#sentFor !== undefined && this.#sentFor !== request;
    this.#sentFor = request;
    if (isForAnother) this.#confirmation.change(this.#draft);
    const evidence = this.files?.ids;
    const answer = { request, words: normaliseLines(this.words), ...(evidence ? { evidence } : {}) };
    await this.#confirmation.send(answer, this.#draft);
  }

  /** Discards what was written; no effect while it is being sent. */
  reset(): void {
    if (this.submission.status === "submitting") return;
    this.words = "";
    this.files?.clear();
    this.touched.clear();
    this.#confirmation.forget();
  }

  /** Called when its page closes: a receipt does not show again. */
  dismiss(): void {
    this.#confirmation.leave();
    if (this.submission.status === "done") this.reset();
  }

  get #isBegun(): boolean {
    return this.words !== "" || (this.files?.entries.length ?? 0) > 0;
  }

  get #draft(): Draft {
    return { words: this.words, sentFor: this.#sentFor };
  }
}
