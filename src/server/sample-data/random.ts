/** Reproducible random numbers: the same seed and label give the same sequence on every machine. */
export interface Random {
  /** A random number in [0, 1), with 32 bits. */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  /** A random integer from `low` to `high`, both included. */
  readonly integer: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <A>(items: ReadonlyArray<A>) => A
}

/** Hashes with FNV-1a and a final mix, so that labels that differ in one letter get very different values. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Generates numbers with splitmix32, used to initialise the state of the random generator from one number. */
const splitmix = (start: number) => {
  let state = start >>> 0
  return (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits))

/**
 * Returns a separate stream of random numbers for each label (xoshiro128**), so that additional dealers or other new
 * labels never change the random values of existing labels.
 */
export const randomOf = (seed: number, label: string): Random => {
  const fill = splitmix((seed ^ hashOf(label)) >>> 0)
  let a = fill()
  let b = fill()
  let c = fill()
  let d = fill() | 1
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return result / 0x1_0000_0000
  }
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    integer,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new Error("Nothing to pick from")
      return item
    }
  }
}
