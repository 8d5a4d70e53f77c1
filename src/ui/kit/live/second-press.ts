/** Longest time between the two presses of a double click, in ms. */
const doublePress = 500

/**
 * Keeps a dialog open if its button was pressed twice: the second press hits the shade that covers the button by then,
 * and would close the dialog.
 */
export const secondPress = () => {
  let openedAt = Number.NEGATIVE_INFINITY
  return {
    /** To be called when the dialog opens. */
    onOpened: () => {
      openedAt = performance.now()
    },
    onPointerDownOutside: (event: Event) => {
      if (performance.now() - openedAt < doublePress) event.preventDefault()
    }
  }
}
