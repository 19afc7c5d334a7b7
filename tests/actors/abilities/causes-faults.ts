/** Makes calls and the sign-in fail, hang or return invalid responses. */
export interface CausesFaults {
  /** Makes calls to a path ("/cpds/submissions"), or all of them ("/"), fail without a response. */
  breakCalls(path: string): Promise<void>;
  /** Processes changes but drops their responses. */
  loseAnswers(path: string): Promise<void>;
  /** Answers calls with invalid content. */
  garbleCalls(path: string): Promise<void>;
  /** Makes the provider unreachable. */
  breakSignIn(): Promise<void>;
  /** Lets requests to the provider hang. */
  holdSignIn(): Promise<void>;
  /** Adds an announcement of the institute to every page. */
  announce(heading: string, message: string): Promise<void>;
  /** Ends call faults. */
  mendCalls(): Promise<void>;
  /** Lets calls hang until they fail or are aborted. */
  holdCalls(path: string): Promise<void>;
  /** Fails the hanging calls; later ones succeed. */
  failHeldCalls(): Promise<void>;
  /** Fails the hanging calls and all later ones. */
  giveUpCalls(): Promise<void>;
}
