/** What a person does first: nothing of it happens by itself. */
const touches = ["pointerdown", "pointermove", "touchstart", "focusin", "keydown", "click", "change"] as const

let wake: () => void = () => {}
let touched: Promise<void> | undefined

/** Settles when somebody turns to the page for the first time; what is needed only then is loaded then. */
export const firstTouch = (): Promise<void> =>
  (touched ??= new Promise((resolve) => {
    wake = () => {
      for (const touch of touches) removeEventListener(touch, wake, true)
      resolve()
    }
    for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true })
  }))

/** Wakes the parts that sleep, as a touch does: one of them must show something else than it was sent with. */
export const wakeParts = (): void => wake()
