import { useEffect } from "react"
import type { DeskFrame } from "../../domain/rights/desk-frame.ts"

/** Whether the browser would replace this page by the link's page; a place on the same page and a download would not. */
const isLeaving = (link: HTMLAnchorElement): boolean => {
  const { origin, pathname, search } = new URL(link.href, location.href)
  return (
    origin === location.origin &&
    (link.target === "" || link.target === "_self") &&
    !link.hasAttribute("download") &&
    (pathname !== location.pathname || search !== location.search)
  )
}

/**
 * Stays on a work page if a link that loads another document is pressed without a connection: the browser would replace
 * the page, and what was typed, by a page of its own. Links within the desk are the router's (`useStayHere`).
 */
export const useStayOffline = (frame: DeskFrame): void => {
  useEffect(() => {
    if (frame === "shop") return undefined
    const hear = (event: MouseEvent) => {
      const { target, button, defaultPrevented } = event
      const isPlain = button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (navigator.onLine || defaultPrevented || !isPlain || !(target instanceof Element)) return
      const link = target.closest<HTMLAnchorElement>("a[href]")
      if (link !== null && isLeaving(link)) event.preventDefault()
    }
    document.addEventListener("click", hear)
    return () => document.removeEventListener("click", hear)
  }, [frame])
}
