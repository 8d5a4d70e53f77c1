import { type Figure, load, median, type NextShot } from "./load.ts"

export interface Contestant {
  readonly pid: number
  readonly origin: string
  readonly next: NextShot
}

/**
 * Results of the shop (`ours`) and a baseline, measured alternately in one run. Ratios above 1 mean that the shop is
 * faster.
 */
export interface Comparison {
  readonly ours: Figure
  readonly baseline: Figure
  readonly speedRatio: number
  readonly cpuRatio: number
}

const middle = (figures: ReadonlyArray<Figure>): Figure => ({
  requestsPerSecond: median(figures.map((figure) => figure.requestsPerSecond)),
  cpuMsPerRequest: median(figures.map((figure) => figure.cpuMsPerRequest)),
  median: median(figures.map((figure) => figure.median)),
  p99: median(figures.map((figure) => figure.p99))
})

/**
 * Alternates the contestants (A B A B …), so that drift in the speed of the machine affects both equally; the ratio is
 * computed per pair.
 */
export const compare = async (
  ours: Contestant,
  baseline: Contestant,
  { connections = 8, seconds = 3, rounds = 3, by = load } = {}
): Promise<Comparison> => {
  await by(ours, { connections, seconds: 2 })
  await by(baseline, { connections, seconds: 2 })
  const pairs: Array<readonly [Figure, Figure]> = []
  for (let round = 0; round < rounds; round++) {
    const a = await by(ours, { connections, seconds })
    pairs.push([a, await by(baseline, { connections, seconds })])
  }
  return {
    ours: middle(pairs.map(([a]) => a)),
    baseline: middle(pairs.map(([, b]) => b)),
    speedRatio: median(pairs.map(([a, b]) => a.requestsPerSecond / b.requestsPerSecond)),
    cpuRatio: median(pairs.map(([a, b]) => b.cpuMsPerRequest / a.cpuMsPerRequest))
  }
}
