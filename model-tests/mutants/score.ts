import type { Counts } from "./results.ts"

/** Below this score in percent a target fails (the quality desk: machines and rules alike). */
export const leastScore = 90

/** Above this share of mutants that could not be judged, in percent, a target fails: its score would say too little. */
export const mostErrors = 10

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

/** Noticed of 100 that could be judged, cut after two digits: 89.999 is not 90. */
export const scoreOf = ({ killed, timeout, survived, noCoverage }: Counts): number => {
  const judged = killed + timeout + survived + noCoverage
  return judged === 0 ? 100 : Math.floor(((killed + timeout) / judged) * 10_000) / 100
}

/** Of 100 mutants, how many could not be judged. */
export const errorShareOf = (counts: Counts): number => {
  const { killed, timeout, survived, noCoverage, errors } = counts
  const all = killed + timeout + survived + noCoverage + errors
  return all === 0 ? 0 : (100 * errors) / all
}

/** Whether as many were noticed as must be, and as few were broken. */
export const isEnough = (counts: Counts): boolean =>
  scoreOf(counts) >= leastScore && errorShareOf(counts) <= mostErrors
