/** Makes calls and the sign-in fail, hang or answer nonsense. */
export interface CausesFaults {
  /** From now on a call of the portal gets no answer ("/cpds/submissions"), or all of them ("/"). */
  breakCalls(path: string): Promise<void>;
  /** From now on a change is carried out, and its answer does not arrive. */
  loseAnswers(path: string): Promise<void>;
  /** From now on a call is answered with something that makes no sense. */
  garbleCalls(path: string): Promise<void>;
  /** From now on the provider cannot be reached. */
  breakSignIn(): Promise<void>;
  /** From now on the provider answers nothing, and does not fail either. */
  holdSignIn(): Promise<void>;
  /** From now on the institute has something to say to everyone. */
  announce(heading: string, message: string): Promise<void>;
  /** From now on calls are answered again. */
  mendCalls(): Promise<void>;
  /** From now on a call is not answered, until it fails or is given up. */
  holdCalls(path: string): Promise<void>;
  /** The calls that are held are answered at last: with a failure. Those that follow are answered as ever. */
  failHeldCalls(): Promise<void>;
  /** The calls that are held come to nothing, and so do those that follow. */
  giveUpCalls(): Promise<void>;
}
