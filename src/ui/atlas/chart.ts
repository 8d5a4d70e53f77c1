/**
 * Trigger of a transition: an external event, the end of a delay, a port's response or failure, or no condition at all.
 */
export type Trigger =
  | { readonly kind: "event"; readonly event: string }
  | { readonly kind: "delay"; readonly delay: string }
  | { readonly kind: "answer"; readonly port: string }
  | { readonly kind: "failure"; readonly port: string }
  /** All parallel regions of a state, or its nested state, have reached a final state. */
  | { readonly kind: "done"; readonly state: string }
  | { readonly kind: "always" }

/** A transition out of a state, or an event that is processed without leaving the state. */
export interface Step {
  /** The name used by model tests and browser paths. */
  readonly name: string
  /**
   * Id of the state that the transition leaves, and the ids of its target states; if there are none, the state does not
   * change.
   */
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly trigger: Trigger
  /** Name of the guard as in the machine; "else" for the last transition of a list with guards. */
  readonly guard: string | null
  readonly actions: ReadonlyArray<string>
  /** Whether the transition leaves and re-enters its own state. */
  readonly isAnew: boolean
}

export type StateKind = "atomic" | "compound" | "parallel" | "final" | "history"

/** A state of the machine; the root is the machine itself. */
export interface ChartState {
  /** Full path, "session.auth.loggedIn". */
  readonly id: string
  readonly name: string
  readonly kind: StateKind
  readonly tags: ReadonlyArray<string>
  /** Ports that the state invokes while it is active. */
  readonly asks: ReadonlyArray<string>
  readonly entry: ReadonlyArray<string>
  readonly exit: ReadonlyArray<string>
  /** Initial states of a compound state. */
  readonly initial: ReadonlyArray<string>
  readonly states: ReadonlyArray<ChartState>
}

export interface Delay {
  readonly name: string
  /** Length of the delay in ms; null if the machine calculates it. */
  readonly ms: number | null
}

/** A state machine converted to data; nothing in the data is written by hand. */
export interface Chart {
  readonly machine: string
  readonly root: ChartState
  readonly steps: ReadonlyArray<Step>
  readonly delays: ReadonlyArray<Delay>
  readonly ports: ReadonlyArray<string>
}
