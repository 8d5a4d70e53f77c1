/** What a machine's states and events mean, in plain sentences. */
export interface Words {
  /** What the machine is for. */
  readonly purpose: string
  /** By path below the machine: "auth.loggedIn". */
  readonly states: Readonly<Record<string, string>>
  /** Events that users send; the answers of ports and the ends of delays need no words. */
  readonly events: Readonly<Record<string, string>>
}
