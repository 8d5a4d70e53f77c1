/** A bug that somebody could have written, and the tests that have to find it. */
export interface Fault {
  /** In plain words. */
  readonly name: string
  readonly machine: string
  /** Where it is planted, from the folder with package.json. */
  readonly file: string
  /** What is replaced: it stands there exactly once. */
  readonly text: string
  readonly by: string
  /** Tests written by hand: paths that were generated from a machine would take the changed one for right. */
  readonly judges: ReadonlyArray<string>
}
