import { createActor } from "xstate"
import { chunkReloadMachine } from "../../machines/chunk-reload.machine.ts"
import { reloadKey } from "./reload-key.ts"
import { tabValues } from "./storage.ts"

const sinceReload = (): number | null => {
  const at = Number(tabValues.get(reloadKey) ?? Number.NaN)
  const since = Date.now() - at
  // a clock that was set back must not forbid reloads for days
  return Number.isFinite(since) && since >= 0 ? since : null
}

/**
 * Reloads the page when a part of it does not load, at most once per 60 s; else the error page shows (rule
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
    // the router would reload for each missing chunk by itself, once and without a pause; where it is marked as done, it does not
    tabValues.set(`tanstack_router_reload:${event.payload.message}`, "1")
    // without a connection a reload would take the page away as well
    if (!navigator.onLine) return
    actor.send({ type: "chunk.failed" })
    // the page is about to go: the failure need not be shown
    if (actor.getSnapshot().matches("reloading")) event.preventDefault()
  })
}
