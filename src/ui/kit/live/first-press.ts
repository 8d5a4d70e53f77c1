import type { MouseEvent } from "react"

/**
 * Whether a click is not the second click of a double click: by then, a different button may be under the pointer than
 * the intended one. A press by key always counts.
 */
export const isFirstPress = ({ detail }: Pick<MouseEvent, "detail">): boolean => detail < 2
