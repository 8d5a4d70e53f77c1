/** Why a mutant may live, of one that was looked at: `mutator`, `original` and `replacement` as the results quote it. */
export interface Reason {
  readonly mutator: string
  readonly original: string
  readonly replacement: string
  /** How many places of the file it is about; one unless told. */
  readonly times?: number
  readonly reason: string
}

/** Reasons by the file that the mutants were made of; lines are left out, as every edit above would shift them. */
export type Reasons = Readonly<Record<string, ReadonlyArray<Reason>>>
