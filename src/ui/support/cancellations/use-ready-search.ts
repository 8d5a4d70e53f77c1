import { useEffect } from "react"
import type { CancellationRow } from "../../../domain/cancellation/cancellation.ts"
import { prepareSearch } from "../../../domain/cancellation/filter.ts"

/** Number of rows that are prepared at a time: a key pressed meanwhile waits for one or two milliseconds. */
const atOnce = 200

// Safari has no idle callbacks
const whenIdle = (act: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(act)

/** Prepares the rows of a list for the search while the page is idle. */
export const useReadySearch = (rows: ReadonlyArray<CancellationRow>): void => {
  useEffect(() => {
    let isOver = false
    const prepare = (from: number): void => {
      if (from >= rows.length) return
      whenIdle(() => {
        if (isOver) return
        prepareSearch(rows.slice(from, from + atOnce))
        prepare(from + atOnce)
      })
    }
    prepare(0)
    return () => {
      isOver = true
    }
  }, [rows])
}
