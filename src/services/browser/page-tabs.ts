/** The part of a BroadcastChannel that is needed. */
interface Channel {
  readonly postMessage: (message: unknown) => void
  readonly addEventListener: (type: "message", listen: (event: { readonly data: unknown }) => void) => void
  readonly close: () => void
}

export interface PageTabs {
  /** Tells the other tabs that something was saved here. */
  readonly tellSaved: () => void
  readonly close: () => void
}

interface Heard {
  /** How many other tabs of this browser have the page open, whenever that changes. */
  readonly onOthers: (count: number) => void
  /** Another tab has saved. */
  readonly onSaved: () => void
}

const openBroadcast = (name: string): Channel | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)

/** Tabs of one browser that have the same page open know of each other; without channels they know nothing. */
export const openPageTabs = (
  pageId: number,
  self: string,
  { onOthers, onSaved }: Heard,
  open: (name: string) => Channel | undefined = openBroadcast
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
    onOthers(others.size)
  })
  tell("here")
  return {
    tellSaved: () => tell("saved"),
    close: () => {
      tell("gone")
      channel?.close()
    }
  }
}
