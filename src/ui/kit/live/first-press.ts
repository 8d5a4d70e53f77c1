import type { MouseEvent } from "react"

/**
 * Returns `false` for the second click of a double click, since the first click may have placed another button under
 * the pointer. A click triggered by a key always counts as a first click.
 */
export const isFirstPress = ({ detail }: Pick<MouseEvent, "detail">): boolean => detail < 2
