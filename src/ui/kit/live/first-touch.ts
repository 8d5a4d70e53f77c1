/** The first input of a user; none of these events happens by itself. */
const touches = ["pointerdown", "pointermove", "touchstart", "focusin", "keydown", "click", "change"] as const

let wake: () => void = () => {}
const awake = new Promise<void>((resolve) => {
  wake = resolve
})
let isListening = false

/** Wakes the parts that sleep, as a touch does: one of them must show something else than it was sent with. */
export const wakeParts = (): void => {
  for (const touch of touches) removeEventListener(touch, wakeParts, true)
  wake()
}

/** Settles when the user turns to the page for the first time; what is needed only then is loaded then. */
export const firstTouch = (): Promise<void> => {
  if (!isListening)
    for (const touch of touches) addEventListener(touch, wakeParts, { capture: true, passive: true })
  isListening = true
  return awake
}
