import { plainLinkOf } from "./plain-link.ts"

/** Loads shorter than this show no bar, in ms (rule page.progress). */
const throttle = 200

/** The next page's address, where a click leads to one of the shop in this tab; calls and files leave the page as it is. */
const wayOf = (event: MouseEvent): URL | undefined => {
  const link = plainLinkOf(event, "a")
  if (link === undefined || link.target !== "" || link.hasAttribute("download")) return undefined
  return URL.canParse(link.href) ? new URL(link.href) : undefined
}

const isPage = ({ origin, pathname, search, hash }: URL): boolean =>
  origin === location.origin &&
  !pathname.startsWith("/api/") &&
  (hash === "" || pathname + search !== location.pathname + location.search)

/**
 * Shows the bar of a document while the browser loads the next page: not before 200 ms, until this one goes or the way is
 * broken off by Escape. It creeps for 5 s by its style sheet.
 */
export const showDocumentLoads = (bar: HTMLElement): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    bar.dataset["state"] = "hidden"
  }
  const begin = () => {
    hide()
    timer = setTimeout(() => (bar.dataset["state"] = "creeping"), throttle)
  }
  // after all others, which may have taken the click for themselves
  addEventListener("click", (event) => {
    const way = wayOf(event)
    if (!event.defaultPrevented && way !== undefined && isPage(way)) begin()
  })
  addEventListener("submit", ({ defaultPrevented, target }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.target === "") begin()
  })
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide()
  })
  // also where the browser brings this page back from its memory
  addEventListener("pagehide", hide)
}
