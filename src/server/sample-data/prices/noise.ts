import { randomOf } from "../random.ts"

/**
 * A walk around 1 that always finds its way back, the same on a calendar day whenever the data are installed: drawn
 * by day, each day remembers the last 40.
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
