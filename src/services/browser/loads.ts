export type LoadListener = (event: { readonly type: "load.started" | "load.finished" }) => void

const listeners = new Set<LoadListener>()

const tell = (type: "load.started" | "load.finished"): void => {
  for (const listener of listeners) listener({ type })
}

/** Reports to the progress bar that something is being loaded, until `loading` has ended (rule page.progress). */
export const duringLoad = async <T>(loading: Promise<T>): Promise<T> => {
  tell("load.started")
  try {
    return await loading
  } finally {
    tell("load.finished")
  }
}

/** Hears of loads until the answer is called. */
export const watchLoads = (listener: LoadListener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
