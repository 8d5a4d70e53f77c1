/** The part of BroadcastChannel that this module uses. */
interface Channel {
  readonly postMessage: (message: unknown) => void
  readonly addEventListener: (type: "message", listen: (event: { readonly data: unknown }) => void) => void
  readonly close: () => void
}

export interface PageTabs {
  /** Informs the other tabs that this tab has saved the page. */
  readonly tellSaved: () => void
  readonly close: () => void
}

interface Heard {
  /** Called with the ids of the other tabs of this browser that have the page open, when another tab reports. */
  readonly onOthers: (others: ReadonlySet<string>) => void
  /** Called when another tab has saved the page. */
  readonly onSaved: () => void
}

const openBroadcast = (name: string): Channel | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)

/**
 * Connects the tabs of one browser that have the same page open; if the browser has no broadcast channels, the tabs do
 * not detect each other.
 */
export const openPageTabs = (
  pageId: number,
  self: string,
  { onOthers, onSaved }: Heard,
  open: (name: string) => Channel | undefined = openBroadcast,
  page: EventTarget = window
): PageTabs => {
  const channel = open(`cms-page:${pageId}`)
  const others = new Set<string>()
  const tell = (kind: "here" | "answer" | "gone" | "saved") => channel?.postMessage({ kind, from: self })
  channel?.addEventListener("message", ({ data }) => {
    if (typeof data !== "object" || data === null || !("kind" in data) || !("from" in data)) return
    const { kind, from } = data
    if (typeof from !== "string" || from === self) return
    if (kind === "saved") return onSaved()
    if (kind === "gone") others.delete(from)
    else others.add(from)
    if (kind === "here") tell("answer")
    onOthers(new Set(others))
  })
  const closed = new AbortController()
  // a document that is left does not call `close`, and the browser may show it again later
  page.addEventListener("pagehide", () => tell("gone"), { signal: closed.signal })
  page.addEventListener("pageshow", () => tell("here"), { signal: closed.signal })
  tell("here")
  return {
    tellSaved: () => tell("saved"),
    close: () => {
      closed.abort()
      tell("gone")
      channel?.close()
    }
  }
}
