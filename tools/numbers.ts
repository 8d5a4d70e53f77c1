/** Returns the next random integer from 0 up to, but not including, a limit. */
export type Next = (below: number) => number

/** Returns a generator of pseudo-random numbers (mulberry32) that yields the same numbers in every run. */
export const numbersFrom = (seed: number): Next => {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}
