import type { MouseEvent } from "react"

/** Whether a click has no modifier key; with a modifier the browser opens a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
