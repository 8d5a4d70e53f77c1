type Listener = (event: { readonly type: "load.started" | "load.finished" }) => void

const listeners = new Set<Listener>()

const tell = (type: "load.started" | "load.finished"): void => {
  for (const listener of listeners) listener({ type })
}

/** Tells whoever shows progress that something is being loaded, until `loading` has ended (shop.md 7). */
export const duringLoad = async <T>(loading: Promise<T>): Promise<T> => {
  tell("load.started")
  try {
    return await loading
  } finally {
    tell("load.finished")
  }
}

/** Hears of loads until the answer is called. */
export const watchLoads = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * A way to another page as one load. The router begins anew whenever that way is led elsewhere, by another click, by a
 * redirect or back to where it began, and tells the end of the last of these alone.
 */
export const wayAsLoad = (listener: Listener) => {
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
