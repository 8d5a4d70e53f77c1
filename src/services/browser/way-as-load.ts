import type { LoadListener } from "./loads.ts"

/**
 * Reports a navigation to the progress bar as a single load. The router starts the navigation again whenever another
 * click, a redirect or going back changes it. It then reports an end only for the latest start.
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
