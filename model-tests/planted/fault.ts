import type { Change } from "../../tools/compiler.ts"

/** A bug that could have been written, and the tests that have to find it. */
export interface Fault extends Change {
  /** In plain words. */
  readonly name: string
  readonly machine: string
  /** Tests written by hand: paths that were generated from a machine would take the changed one for right. */
  readonly judges: ReadonlyArray<string>
}
