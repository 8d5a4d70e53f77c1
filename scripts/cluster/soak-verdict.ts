/** Resident memory of one process at one moment; `at` in ms. */
export interface Sample {
  readonly at: number
  readonly mb: number
}

/** Memory of one process of a copy. */
export interface Series {
  readonly name: string
  readonly samples: ReadonlyArray<Sample>
}

/** Ten minutes, in ms: until then memory fills as it should. */
export const warmUp = 600_000

/** A slope over less says nothing: V8 collects its old space every few minutes under this load. */
const shortest = 600_000

/** Highest memory slope in MB per hour. */
export const steepest = 5

const msOfHour = 3_600_000

/** Slope of the line with the least squares through the samples, in MB per hour; `undefined` if it is not determined. */
export const slopeOf = (samples: ReadonlyArray<Sample>): number | undefined => {
  const mean = (values: ReadonlyArray<number>) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const at = mean(samples.map((sample) => sample.at))
  const mb = mean(samples.map((sample) => sample.mb))
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0)
  if (!(spread > 0)) return undefined
  const shared = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.mb - mb), 0)
  return (shared / spread) * msOfHour
}

/** The memory slope of one process. */
export interface Slope {
  readonly name: string
  readonly perHour: number
  /** Whether the samples cover enough time after the first ten minutes; otherwise the slope is only reported. */
  readonly isJudged: boolean
}

/**
 * Slopes of the processes that ran until the end; processes replaced by the deploy end earlier and are left out. What
 * was measured in the first ten minutes after `begunAt` counts only in a run that is too short to be judged.
 */
export const slopesOf = (
  series: ReadonlyArray<Series>,
  { begunAt, endedAt }: { readonly begunAt: number; readonly endedAt: number }
): ReadonlyArray<Slope> => {
  const isJudged = endedAt - begunAt >= warmUp + shortest
  const from = isJudged ? begunAt + warmUp : begunAt
  return series.flatMap(({ name, samples }) => {
    const last = samples.at(-1)
    // samples are seconds apart
    if (last === undefined || endedAt - last.at > 60_000) return []
    const perHour = slopeOf(samples.filter(({ at }) => at >= from))
    return perHour === undefined ? [] : [{ name, perHour, isJudged }]
  })
}

/** What a soak has counted. */
export interface Soak {
  readonly wrong: number
  readonly lost: number
  readonly double: number
  /** Whether each copy of the deploy stopped cleanly. */
  readonly inOrder: boolean
  readonly copies: number
  readonly slopes: ReadonlyArray<Slope>
}

/** Everything that fails a soak, in words; empty if it holds. */
export const problemsOf = ({ wrong, lost, double, inOrder, copies, slopes }: Soak): ReadonlyArray<string> => [
  ...(wrong === 0 ? [] : [`${wrong} wrong answers`]),
  ...(lost === 0 ? [] : [`${lost} orders lost`]),
  ...(double === 0 ? [] : [`${double} orders double`]),
  ...(inOrder ? [] : ["a copy did not stop in order"]),
  ...(slopes.length === copies ? [] : [`memory of ${slopes.length} copies measured instead of ${copies}`]),
  ...slopes
    .filter(({ isJudged, perHour }) => isJudged && perHour > steepest)
    .map(({ name, perHour }) => `memory of ${name} grows by ${perHour.toFixed(1)} MB/h`)
]
