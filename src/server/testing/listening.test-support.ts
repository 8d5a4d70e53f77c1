import { Effect } from "effect"
import type { Server } from "node:http"

/** Starts a server on this machine and returns its port; the server is closed when the scope ends. */
export const listening = (server: Server) =>
  Effect.acquireRelease(
    Effect.callback<number>((resume) => {
      server.listen(0, "127.0.0.1", () => {
        const at = server.address()
        resume(Effect.succeed(typeof at === "object" && at !== null ? at.port : 0))
      })
    }),
    () =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      })
  )
