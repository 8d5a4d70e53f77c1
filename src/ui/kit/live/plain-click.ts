import type { MouseEvent } from "react"

/** A press with a modifier opens a tab of its own, as everywhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
