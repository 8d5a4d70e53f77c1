import { createActor } from "xstate"
import { chunkReloadMachine } from "../../machines/chunk-reload.machine.ts"
import { reloadKey } from "./reload-key.ts"
import { tabValues } from "./storage.ts"

const sinceReload = (): number | null => {
  const at = Number(tabValues.get(reloadKey) ?? Number.NaN)
  const since = Date.now() - at
  // if the clock was set back, reloads must not be blocked for days
  return Number.isFinite(since) && since >= 0 ? since : null
}

/**
 * Reloads the page when a chunk fails to load, at most once per 60 s; otherwise the error page is shown (rule
 * page.chunk-reload).
 */
export const reloadOnMissingChunks = (): void => {
  const actor = createActor(
    chunkReloadMachine.provide({
      actions: {
        reloadPage: () => {
          tabValues.set(reloadKey, String(Date.now()))
          location.reload()
        }
      }
    }),
    { input: { sinceReload: sinceReload() } }
  ).start()
  addEventListener("vite:preloadError", (event) => {
    // without this mark the router itself would reload once for each missing chunk, without a pause
    tabValues.set(`tanstack_router_reload:${event.payload.message}`, "1")
    // without a connection a reload would lose the page as well
    if (!navigator.onLine) return
    actor.send({ type: "chunk.failed" })
    // while the page is reloading, the error need not be shown
    if (actor.getSnapshot().matches("reloading")) event.preventDefault()
  })
}
