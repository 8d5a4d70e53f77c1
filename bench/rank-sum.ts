/** Computes the complementary error function to seven digits (Abramowitz and Stegun 7.1.26). */
const erfc = (x: number): number => {
  const t = 1 / (1 + 0.327_591_1 * x)
  const series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592]
  return t * series.reduce((sum, factor) => sum * t + factor, 0) * Math.exp(-x * x)
}

/**
 * Returns the probability that two groups of times differ this much by chance (Mann–Whitney, two-sided, normal
 * approximation: for groups of 20 and more). Equal times share their rank.
 */
export const rankSumP = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): number => {
  const sorted = [...a, ...b].toSorted((one, other) => one - other)
  const rankOf = new Map<number, number>()
  for (let first = 0; first < sorted.length;) {
    const value = sorted[first] ?? 0
    const last = sorted.lastIndexOf(value)
    rankOf.set(value, (first + last) / 2 + 1)
    first = last + 1
  }
  const ranks = a.reduce((sum, value) => sum + (rankOf.get(value) ?? 0), 0)
  const u = ranks - (a.length * (a.length + 1)) / 2
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  return erfc(Math.abs(u - (a.length * b.length) / 2) / deviation / Math.SQRT2)
}
