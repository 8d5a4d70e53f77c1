const name = "support-info"

/** Informs the support info panel on this page that its switch was changed. */
export const tellSupportInfo = (): void => {
  document.dispatchEvent(new Event(name))
}

/** Listens for changes of the switch; returns a function that stops listening. */
export const listenForSupportInfo = (listener: () => void): (() => void) => {
  document.addEventListener(name, listener)
  return () => document.removeEventListener(name, listener)
}
