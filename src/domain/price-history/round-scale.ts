/**
 * A round step as a fraction, since it may be smaller than 1: multiples are calculated as `index * times / by` to avoid
 * rounding errors.
 */
interface RoundStep {
  readonly times: number
  readonly by: number
}

/** Returns the step (1, 2 or 5 times a power of ten) that divides the span into about `count` parts. */
const stepOf = (low: number, high: number, count: number): RoundStep => {
  const raw = (high - low) / count
  const power = Math.floor(Math.log10(raw))
  const rest = raw / 10 ** power
  const factor = rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1
  return power < 0 ? { times: 1, by: 10 ** -power / factor } : { times: factor * 10 ** power, by: 1 }
}

/** Rounds away floating-point errors, which can reach a millionth of a step if a short span is far from 0. */
const placeOf = (value: number, { times, by }: RoundStep): number =>
  Math.round(((value * by) / times) * 1e6) / 1e6
const valueAt = (index: number, { times, by }: RoundStep): number => (index * times) / by

/**
 * Widens a span until it starts and ends at multiples of a step that gives about `count` parts; an empty span gets the
 * length 1.
 */
export const roundSpan = (low: number, high: number, count: number): readonly [low: number, high: number] => {
  if (low >= high) return [low, low + 1]
  const step = stepOf(low, high, count)
  const wider = [
    valueAt(Math.floor(placeOf(low, step)), step),
    valueAt(Math.ceil(placeOf(high, step)), step)
  ] as const
  // the wider span may need a larger step, so it is widened again
  const isSettled = wider[0] === low && wider[1] === high
  return isSettled ? wider : roundSpan(wider[0], wider[1], count)
}

/** Returns the multiples of the round step (see `stepOf`) in a span. */
export const roundFigures = (low: number, high: number, count: number): ReadonlyArray<number> => {
  const step = stepOf(low, high, count)
  const first = Math.ceil(placeOf(low, step))
  const last = Math.floor(placeOf(high, step))
  return Array.from({ length: last - first + 1 }, (_, index) => valueAt(first + index, step))
}

/** Returns a linear scale from a span of values to a range of positions. */
export const placing =
  (
    [low, high]: readonly [low: number, high: number],
    [from, to]: readonly [from: number, to: number]
  ): ((value: number) => number) =>
  (value) =>
    from + ((value - low) / (high - low)) * (to - from)
