import { onTypedZipField } from "./typed-zip.ts"

/**
 * The script that fills the slots; `typed` is a field into which a postal code was typed while the script was loading.
 */
interface AdvertScript {
  readonly fillSlots: (slots: Iterable<HTMLElement>, typed?: HTMLInputElement) => void
}

/**
 * Loads the script that fills the slots of a document as soon as a slot is less than half a screen away, or a postal
 * code is typed; it is not loaded at once, because most visitors leave before they reach the end of a page.
 */
export const startAdverts = (slots: Iterable<HTMLElement>, load: () => Promise<AdvertScript>): void => {
  const all = [...slots]
  const stop = new AbortController()
  let typed: HTMLInputElement | undefined
  let isAsked = false
  const start = () => {
    observer.disconnect()
    if (isAsked) return
    isAsked = true
    load().then(
      ({ fillSlots }) => {
        stop.abort()
        fillSlots(all, typed)
      },
      // a failure can be ignored, since the page is complete without adverts
      () => stop.abort()
    )
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: "50%" }
  )
  all.forEach((slot) => observer.observe(slot))
  onTypedZipField((field) => {
    typed = field
    start()
  }, stop)
}
