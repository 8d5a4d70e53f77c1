import { scaleBand, scaleLinear } from "d3-scale"

/** Approximate number of steps on the axis; the label of each step is a round number. */
export const steps = 3

/**
 * Returns the vertical scale, from bottom to top in per cent of the picture; the scale for counts has whole numbers
 * only.
 */
export const figuresUpTo = (most: number, isCount: boolean) =>
  scaleLinear([0, Math.max(most, isCount ? steps : 1)], [100, 0]).nice(steps)

/** Returns the horizontal scale for `count` periods, in per cent of the picture: bars with a gap between them. */
export const periodsBeside = (count: number) =>
  scaleBand(
    Array.from({ length: count }, (_, index) => index),
    [0, 100]
  )
    .paddingInner(0.32)
    .paddingOuter(0.16)

/** Returns the positions that get a label if there is room for `room` labels: every second, every third, … */
export const labelledOf = (count: number, room: number): ReadonlyArray<number> => {
  const each = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: Math.ceil(count / each) }, (_, index) => index * each)
}

/** Returns which of `count` adjacent positions is under the pointer. */
export const placeAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)))

/** Returns the position that a key leads to; `null` for no position, `undefined` for keys with another meaning. */
export const placeByKey = (key: string, place: number | null, count: number): number | null | undefined => {
  const last = count - 1
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return place === null ? 0 : Math.min(last, place + 1)
    case "ArrowLeft":
    case "ArrowDown":
      return place === null ? last : Math.max(0, place - 1)
    case "PageUp":
      return place === null ? last : Math.min(last, place + 10)
    case "PageDown":
      return place === null ? 0 : Math.max(0, place - 10)
    case "Home":
      return 0
    case "End":
      return last
    case "Escape":
      return null
    default:
      return undefined
  }
}
