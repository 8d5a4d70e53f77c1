const name = "support-info"

/** Informs the support info panel on this page that its switch was changed. */
export const tellSupportInfo = (): void => {
  document.dispatchEvent(new Event(name))
}

/**
 * Calls the listener when the switch of the support info panel was changed; returns a function that stops listening.
 */
export const listenForSupportInfo = (listener: () => void): (() => void) => {
  document.addEventListener(name, listener)
  return () => document.removeEventListener(name, listener)
}
