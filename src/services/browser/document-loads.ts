import { plainLinkOf } from "./plain-link.ts"

/** Time in ms after which a load shows the progress bar (rule page.progress). */
const throttle = 200

/** Returns the URL that a click opens in this tab; `undefined` for downloads and for links with a target. */
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
 * Shows the progress bar of a document while the browser loads the next page. The bar appears after 200 ms and stays
 * until this page is left or Escape cancels the navigation. The style sheet animates it for 5 s.
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
  // runs after all other listeners, which may have handled the click themselves
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
  // also hides the bar in case the browser restores this page later from its back/forward cache
  addEventListener("pagehide", hide)
}
