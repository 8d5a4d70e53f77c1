const nice = [1, 2, 2.5, 5, 10]

/** About four steps up to a figure, each a round one; counts have no halves. */
export const ticksUpTo = (most: number, isCount: boolean): ReadonlyArray<number> => {
  const rough = Math.max(most, isCount ? 4 : 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step =
    power *
    (nice.find((each) => each * power >= rough - 1e-9 && (!isCount || Number.isInteger(each * power))) ?? 10)
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

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
