import type { MouseEvent } from "react"

/**
 * Whether a click is not the second click of a double click: the first click may have placed another button under the
 * pointer. A click triggered by a key always counts.
 */
export const isFirstPress = ({ detail }: Pick<MouseEvent, "detail">): boolean => detail < 2
