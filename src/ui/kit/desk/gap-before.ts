/** Where a row begins and ends in its list, in px. */
interface RowPlace {
  readonly start: number
  readonly end: number
}

/**
 * Returns the height in px of the rows between a rendered row and the rendered row before it; undefined if there are
 * none. Rows follow each other instead of each having its own position: the browser computes the styles of equal rows
 * once, and of rows with different positions again for each cell.
 */
export const gapBefore = (rendered: ReadonlyArray<RowPlace>, at: number): number | undefined => {
  const gap = (rendered[at]?.start ?? 0) - (rendered[at - 1]?.end ?? 0)
  return gap === 0 ? undefined : gap
}
