/** What a person does first: nothing of it happens by itself. */
const touches = ["pointerdown", "pointermove", "touchstart", "focusin", "keydown", "click", "change"] as const

let touched: Promise<void> | undefined

/** Settles when somebody turns to the page for the first time; what is needed only then is loaded then. */
export const firstTouch = (): Promise<void> =>
  (touched ??= new Promise((resolve) => {
    const once = () => {
      for (const touch of touches) removeEventListener(touch, once, true)
      resolve()
    }
    for (const touch of touches) addEventListener(touch, once, { capture: true, passive: true })
  }))
