/** What makes a machine go on: an event of the world, the end of a delay, a port's answer or failure, or nothing at all. */
export type Trigger =
  | { readonly kind: "event"; readonly event: string }
  | { readonly kind: "delay"; readonly delay: string }
  | { readonly kind: "answer"; readonly port: string }
  | { readonly kind: "failure"; readonly port: string }
  /** All regions or the last state below have come to their end. */
  | { readonly kind: "done"; readonly state: string }
  | { readonly kind: "always" }

/** A way out of a state, or something that it takes without leaving. */
export interface Step {
  /** The name that model tests and browser paths have for it. */
  readonly name: string
  /** Ids of the states; without a target the state stays. */
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly trigger: Trigger
  /** Condition in words of the machine; "else" for the last way of a guarded list. */
  readonly guard: string | null
  readonly actions: ReadonlyArray<string>
  /** Whether it enters its own state anew. */
  readonly isAnew: boolean
}

export type StateKind = "atomic" | "compound" | "parallel" | "final" | "history"

/** A state as it stands in the machine; the root is the machine itself. */
export interface ChartState {
  /** Full path, "session.auth.loggedIn". */
  readonly id: string
  readonly name: string
  readonly kind: StateKind
  readonly tags: ReadonlyArray<string>
  /** Ports that it asks while it lasts. */
  readonly asks: ReadonlyArray<string>
  readonly entry: ReadonlyArray<string>
  readonly exit: ReadonlyArray<string>
  /** Where a compound state begins. */
  readonly initial: ReadonlyArray<string>
  readonly states: ReadonlyArray<ChartState>
}

export interface Delay {
  readonly name: string
  /** Milliseconds; null where the machine reckons them. */
  readonly ms: number | null
}

/** A machine read into data: nothing in it was written by hand. */
export interface Chart {
  readonly machine: string
  readonly root: ChartState
  readonly steps: ReadonlyArray<Step>
  readonly delays: ReadonlyArray<Delay>
  readonly ports: ReadonlyArray<string>
}
