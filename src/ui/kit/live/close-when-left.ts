import { type RefObject, useEffect, useRef } from "react"

/** Closes an open `details` and gives the focus back to its summary. */
export const closeDetails = (details: Element | null) => {
  details?.removeAttribute("open")
  details?.querySelector("summary")?.focus()
}

const closeWhenLeft = (details: HTMLDetailsElement): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const turned = (target: EventTarget | null) => {
    if (target instanceof Node && !details.contains(target)) details.removeAttribute("open")
  }
  addEventListener("pointerdown", ({ target }) => turned(target), { signal })
  details.addEventListener("focusout", ({ relatedTarget }) => turned(relatedTarget), { signal })
  details.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Escape" && details.open) closeDetails(details)
    },
    { signal }
  )
  return () => stop.abort()
}

/** Closes a `details` that covers the page on Escape and when the user interacts with any other element. */
export const useCloseWhenLeft = (): RefObject<HTMLDetailsElement | null> => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => (details.current === null ? undefined : closeWhenLeft(details.current)), [])
  return details
}
