import { onTypedZipField } from "./typed-zip.ts"

/** What fills the slots; `typed` is a field in which a postal code was typed while it was on its way. */
interface AdvertScript {
  readonly fillSlots: (slots: Iterable<HTMLElement>, typed?: HTMLInputElement) => void
}

/**
 * Fetches what fills the slots of a document when one of them is less than half a screen away, or when a postal code is
 * typed: most visitors leave before they come to the foot of a page.
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
      // the page is whole without adverts
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
