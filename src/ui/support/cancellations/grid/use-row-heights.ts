import { useCallback, useMemo } from "react"
import type { Edits } from "../../../../machines/cancellation/types.ts"
import type { RowHeights } from "./use-window.ts"

const noEdits: Edits = new Map()
const noIds: ReadonlyArray<string> = []

/**
 * Returns the function that determines the height of a row. The function changes only if a height may have changed: a
 * new function makes the virtualizer measure ten thousand rows again and render a second time, which must not happen on
 * each booking and each typed character.
 */
export const useRowHeights = (
  orderIds: ReadonlyArray<string>,
  edits: Edits,
  heights: RowHeights
): ((index: number) => number) => {
  const isUneven = useMemo(
    () => [...edits.values()].some(({ place }) => place === "conflict" || place === "retryable"),
    [edits]
  )
  const states = isUneven ? edits : noEdits
  const ids = isUneven ? orderIds : noIds
  return useCallback(
    (index) => {
      const at = states.get(ids[index] ?? "")?.place
      return heights.plain + (at === "conflict" || at === "retryable" ? heights[at] : 0)
    },
    [ids, states, heights]
  )
}
