import type { LoadListener } from "./loads.ts"

/**
 * Reports a navigation as one load. The router starts again whenever the navigation is changed by another click, by a
 * redirect or by going back, and reports only the end of the last start.
 */
export const wayAsLoad = (listener: LoadListener) => {
  let way: "none" | "underWay" = "none"
  return {
    onBeforeLoad: ({ pathChanged }: { readonly pathChanged: boolean }): void => {
      if (!pathChanged || way === "underWay") return
      way = "underWay"
      listener({ type: "load.started" })
    },
    onResolved: (): void => {
      if (way === "none") return
      way = "none"
      listener({ type: "load.finished" })
    }
  }
}
