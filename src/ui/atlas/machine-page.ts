import type { Drawn } from "./drawn.ts"

/** What the page of staff is given of a machine; the build draws it from the machine (`scripts/build/machines`). */
export interface MachinePage {
  readonly machine: string
  readonly purpose: string
  /** What each state means, by its path below the machine. */
  readonly states: Readonly<Record<string, string>>
  readonly events: Readonly<Record<string, string>>
  readonly drawn: Drawn
}

/** A line of the list of all machines. */
export interface MachineEntry {
  readonly machine: string
  readonly purpose: string
  readonly states: number
  readonly steps: number
}
