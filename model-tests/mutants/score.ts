/** Number of mutants by result. An error is a mutant that could not be judged: it broke before any test. */
export interface Counts {
  readonly killed: number
  readonly timeout: number
  readonly survived: number
  readonly noCoverage: number
  readonly errors: number
}

export const nothing: Counts = { killed: 0, timeout: 0, survived: 0, noCoverage: 0, errors: 0 }

export const sum = (all: ReadonlyArray<Counts>): Counts =>
  all.reduce<Counts>(
    (total, one) => ({
      killed: total.killed + one.killed,
      timeout: total.timeout + one.timeout,
      survived: total.survived + one.survived,
      noCoverage: total.noCoverage + one.noCoverage,
      errors: total.errors + one.errors
    }),
    nothing
  )

/**
 * Returns the percentage of detected mutants among those that could be judged, truncated to two decimals: 89.999 is not
 * rounded to 90.
 */
export const scoreOf = ({ killed, timeout, survived, noCoverage }: Counts): number => {
  const judged = killed + timeout + survived + noCoverage
  return judged === 0 ? 100 : Math.floor(((killed + timeout) / judged) * 10_000) / 100
}

/** Returns the percentage of mutants that could not be judged. */
export const errorShareOf = (counts: Counts): number => {
  const { killed, timeout, survived, noCoverage, errors } = counts
  const all = killed + timeout + survived + noCoverage + errors
  return all === 0 ? 0 : (100 * errors) / all
}
