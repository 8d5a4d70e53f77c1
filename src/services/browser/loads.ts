export type LoadListener = (event: { readonly type: "load.started" | "load.finished" }) => void

const listeners = new Set<LoadListener>()

const tell = (type: "load.started" | "load.finished"): void => {
  for (const listener of listeners) listener({ type })
}

/** Reports to the progress bar that something is loading, until `loading` settles (rule page.progress). */
export const duringLoad = async <T>(loading: Promise<T>): Promise<T> => {
  tell("load.started")
  try {
    return await loading
  } finally {
    tell("load.finished")
  }
}

/** Subscribes to loads; returns a function that unsubscribes. */
export const watchLoads = (listener: LoadListener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
