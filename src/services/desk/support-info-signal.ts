const name = "support-info"

/** Tells the panel of support info on this page that its switch was moved. */
export const tellSupportInfo = (): void => {
  document.dispatchEvent(new Event(name))
}

/** Hears of it; answers what ends the hearing. */
export const listenForSupportInfo = (listener: () => void): (() => void) => {
  document.addEventListener(name, listener)
  return () => document.removeEventListener(name, listener)
}
