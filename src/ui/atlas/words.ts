/** Descriptions of a machine's states and events, in plain sentences. */
export interface Words {
  /** The purpose of the machine. */
  readonly purpose: string
  /** State descriptions by path below the machine: "auth.loggedIn". */
  readonly states: Readonly<Record<string, string>>
  /** Descriptions of the events that users send; port responses and ends of delays need no description. */
  readonly events: Readonly<Record<string, string>>
}
