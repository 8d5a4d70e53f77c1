/** Resident memory of one process at one moment; `at` in ms. */
export interface Sample {
  readonly at: number
  readonly mb: number
}

/** Memory samples of one server process. */
export interface Series {
  readonly name: string
  readonly samples: ReadonlyArray<Sample>
}

/** Ten minutes, in ms, in which memory is expected to grow. */
export const warmUp = 600_000

/** Minimum duration in ms for a meaningful slope: under this load, V8 collects its old space only every few minutes. */
const shortest = 600_000

/** Maximum accepted memory slope, in MB per hour. */
export const steepest = 5

const msOfHour = 3_600_000

/**
 * Returns the slope of the least-squares line through the samples, in MB per hour; `undefined` if it cannot be
 * determined.
 */
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
 * Returns the slopes of the processes that ran until the end. Processes that the deploy replaced ended earlier and are
 * left out. Samples of the first ten minutes after `begunAt` are used only if the run is too short to be judged.
 */
export const slopesOf = (
  series: ReadonlyArray<Series>,
  { begunAt, endedAt }: { readonly begunAt: number; readonly endedAt: number }
): ReadonlyArray<Slope> => {
  const isJudged = endedAt - begunAt >= warmUp + shortest
  const from = isJudged ? begunAt + warmUp : begunAt
  return series.flatMap(({ name, samples }) => {
    const last = samples.at(-1)
    // a process has ended if its last sample is more than a minute old, since samples are seconds apart
    if (last === undefined || endedAt - last.at > 60_000) return []
    const perHour = slopeOf(samples.filter(({ at }) => at >= from))
    return perHour === undefined ? [] : [{ name, perHour, isJudged }]
  })
}

/** Counts and measurements of a soak test. */
export interface Soak {
  readonly wrong: number
  readonly lost: number
  readonly double: number
  /** Whether each shop instance stopped cleanly during the deploy. */
  readonly inOrder: boolean
  readonly copies: number
  readonly slopes: ReadonlyArray<Slope>
}

/** Describes each reason why a soak test fails; empty if it passes. */
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
