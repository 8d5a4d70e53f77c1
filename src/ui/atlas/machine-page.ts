import type { Drawn } from "./drawn.ts"

/** Data of a machine for the staff page; the build generates it from the machine (`scripts/build/machines`). */
export interface MachinePage {
  readonly machine: string
  readonly purpose: string
  /** Description of each state, by its path below the machine. */
  readonly states: Readonly<Record<string, string>>
  readonly events: Readonly<Record<string, string>>
  readonly drawn: Drawn
}

/** A row in the list of all machines. */
export interface MachineEntry {
  readonly machine: string
  readonly purpose: string
  readonly states: number
  readonly steps: number
}
