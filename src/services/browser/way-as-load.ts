import type { LoadListener } from "./loads.ts"

/**
 * A way to another page as one load. The router begins anew whenever that way is led elsewhere, by another click, by a
 * redirect or back to where it began, and tells the end of the last of these alone.
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
