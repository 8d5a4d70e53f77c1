import { scaleBand, scaleLinear } from "d3-scale"

/** About so many steps up to a figure, each a round one. */
export const steps = 3

/** Where figures stand, from below upwards in hundredths of the picture; counts have no halves. */
export const figuresUpTo = (most: number, isCount: boolean) =>
  scaleLinear([0, Math.max(most, isCount ? steps : 1)], [100, 0]).nice(steps)

/** Where so many periods stand beside each other, in hundredths of the picture: their bars with a gap between them. */
export const periodsBeside = (count: number) =>
  scaleBand(
    Array.from({ length: count }, (_, index) => index),
    [0, 100]
  )
    .paddingInner(0.32)
    .paddingOuter(0.16)

/** Which of so many places get a label, when there is room for so many: every second, every third, … */
export const labelledOf = (count: number, room: number): ReadonlyArray<number> => {
  const each = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: Math.ceil(count / each) }, (_, index) => index * each)
}

/** Where a pointer stands, of so many places beside each other. */
export const placeAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)))

/** Where a key leads to from a place; null is nowhere, undefined for keys of other meaning. */
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
