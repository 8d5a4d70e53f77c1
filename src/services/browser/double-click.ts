/**
 * Returns the control under the pointer; for a label this is the labelled field, since browsers also click that field.
 */
const pressedBy = ({ target }: Event): Element | null => {
  const pressed =
    target instanceof Element ? target.closest("a, button, input, label, select, summary") : null
  return pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed
}

/**
 * Cancels the second click of a double click if a different element is then under the pointer, for example because
 * submitting a form has moved up the content below it (rule page.double-click).
 */
export const stopStrayClicks = (): void => {
  let first: Element | null = null
  addEventListener(
    "click",
    (event) => {
      const pressed = pressedBy(event)
      // a click by keyboard has detail 0, so it never counts as a second click
      if (event.detail < 2) first = pressed
      else if (pressed !== first) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    true
  )
}
