/** Whether the ethics module is completed: any status that does not begin with NOT_; false without one. QUAL-06, MEMB-03 */
export const isEthicsCompleted = (moduleStatus: string | undefined): boolean =>
  moduleStatus !== undefined && !moduleStatus.startsWith("NOT_");

/** The ethics card; there is one module. QUAL-06 */
export interface EthicsCard {
  readonly percentage: 0 | 100;
  readonly progress: "0/1" | "1/1";
}

/** The ethics card for a module status. QUAL-06 */
export const ethicsCardOf = (moduleStatus: string | undefined): EthicsCard =>
  isEthicsCompleted(moduleStatus) ? { percentage: 100, progress: "1/1" } : { percentage: 0, progress: "0/1" };
