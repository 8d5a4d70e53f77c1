import type { Change } from "../../tools/compiler.ts"

/** A realistic bug, and the tests that must find it. */
export interface Fault extends Change {
  /** Description in plain words. */
  readonly name: string
  readonly machine: string
  /** Tests written by hand: paths that are generated from a machine would accept the changed machine. */
  readonly judges: ReadonlyArray<string>
}
