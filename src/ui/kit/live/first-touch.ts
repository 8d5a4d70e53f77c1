/** Events of a user's first interaction; none of them occurs without the user. */
const touches = ["pointerdown", "pointermove", "touchstart", "focusin", "keydown", "click", "change"] as const

let wake: () => void = () => {}
const awake = new Promise<void>((resolve) => {
  wake = resolve
})
let isListening = false

/**
 * Hydrates the parts of the page that wait for a first interaction, without such an interaction, because one of the
 * parts must change its server-rendered content.
 */
export const wakeParts = (): void => {
  for (const touch of touches) removeEventListener(touch, wakeParts, true)
  wake()
}

/** Resolves on the user's first interaction with the page; used to load code that is needed only then. */
export const firstTouch = (): Promise<void> => {
  if (!isListening)
    for (const touch of touches) addEventListener(touch, wakeParts, { capture: true, passive: true })
  isListening = true
  return awake
}
