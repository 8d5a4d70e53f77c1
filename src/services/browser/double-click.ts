/** The control under the pointer; a label is its field, which browsers click besides. */
const pressedBy = ({ target }: Event): Element | null => {
  const pressed =
    target instanceof Element ? target.closest("a, button, input, label, select, summary") : null
  return pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed
}

/**
 * Stops the second click of a double click where something else has come under the pointer since the first one: a form
 * that was sent makes room, and the page below it moves up (rule page.double-click).
 */
export const stopStrayClicks = (): void => {
  let first: Element | null = null
  addEventListener(
    "click",
    (event) => {
      const pressed = pressedBy(event)
      // a keyboard's click has detail 0 and is never the second one
      if (event.detail < 2) first = pressed
      else if (pressed !== first) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    true
  )
}
