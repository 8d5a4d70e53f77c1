import type { MouseEvent } from "react"

/**
 * Whether a click is no second one of a double click: what stands under the pointer by then may be another button than
 * the one that was meant. A key counts always.
 */
export const isFirstPress = ({ detail }: Pick<MouseEvent, "detail">): boolean => detail < 2
