import { useBlocker } from "@tanstack/react-router"

/** Without a connection another page of work would be an error page: this one stays, and its head says why. */
export const useStayOffline = (): void => {
  useBlocker({
    shouldBlockFn: ({ current, next }) => !navigator.onLine && current.pathname !== next.pathname,
    enableBeforeUnload: false
  })
}
