export const path = "/stornomanagement/offen"

export const number = (numbers: ReadonlyArray<string>, place: number): string => {
  const found = numbers[place]
  if (found === undefined) throw new Error(`There is no order ${place}`)
  return found
}
