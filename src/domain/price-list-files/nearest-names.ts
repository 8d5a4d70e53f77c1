import { searchText } from "../search-text.ts"

/**
 * Returns the edit distance of two words: the number of single characters that must change to turn one into the other.
 */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
        )
      )
    row = next
  }
  return row[other.length] ?? 0
}

const most = 3
const compared = 60

/** Returns at most three names similar to a text, the nearest first. */
export const nearestNames = (text: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const wanted = searchText(text).slice(0, compared)
  if (wanted === "") return []
  return [...new Set(names)]
    .map((name) => ({ name, far: distance(wanted, searchText(name).slice(0, compared)) }))
    .filter(({ far }) => far <= Math.max(2, wanted.length / 3))
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ name }) => name)
}
