import { randomOf } from "../random.ts"

/**
 * Returns a random walk around 1 that tends to return to 1. Each day's value depends on the last 40 days only, so a
 * calendar day has the same value on whatever day the data are installed.
 */
export const noiseOf = (seed: number, label: string, strength: number) => {
  const drawn = new Map<number, number>()
  const draw = (day: number): number => {
    const known = drawn.get(day)
    if (known !== undefined) return known
    const value = randomOf(seed, `${label}/${day}`).between(-1, 1)
    drawn.set(day, value)
    return value
  }
  return (day: number): number => {
    let sum = 0
    for (let back = 0; back < 40; back++) sum += draw(day - back) * 0.88 ** back
    return 1 + (strength * sum) / 2.1
  }
}
