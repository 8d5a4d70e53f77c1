import { Effect } from "effect"
import { formatUnsafe } from "effect/observability/PrometheusMetrics"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Meters } from "../ports/meters.ts"
import { DatabaseFigures } from "./database-figures.ts"

export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** Returns the log message for an address that cannot be opened. */
const problemOf = ({ host, port }: MetricsAddress, error: NodeJS.ErrnoException): string =>
  error.code === "EADDRINUSE"
    ? `Metrics are not served: ${host}:${port} is in use; stop the program that has it, or set METRICS_ADDRESS to another one.`
    : `Metrics are not served: ${host}:${port} cannot be opened (${error.code ?? error.message}); correct METRICS_ADDRESS.`

/**
 * Serves `GET /metrics` in the text format of Prometheus at a separate, non-public address. The shop continues to run
 * if the address cannot be opened.
 */
export const serveMetrics = Effect.fnUntraced(function* (
  address: MetricsAddress,
  log: (line: string) => void
) {
  const meters = yield* Meters
  const { refresh } = yield* DatabaseFigures
  const text = Effect.map(refresh, () => formatUnsafe(meters.context))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [path] = (request.url ?? "").split("?")
    if (path !== "/metrics" || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Metrics are at /metrics.\n")
      return
    }
    const body = await Effect.runPromise(text)
    response.writeHead(200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
      "cache-control": "no-store"
    })
    response.end(request.method === "HEAD" ? undefined : body)
  }
  const open = Effect.callback<ReturnType<typeof createServer>>((resume) => {
    const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
      answer(request, response).catch(() => response.destroy())
    })
    server.maxConnections = 20
    server.once("error", (error) => {
      log(problemOf(address, error))
      resume(Effect.succeed(server))
    })
    server.listen({ host: address.host, port: address.port }, () => {
      const at = server.address()
      const port = typeof at === "object" && at !== null ? at.port : address.port
      log(
        `Metrics at http://${address.host.includes(":") ? `[${address.host}]` : address.host}:${port}/metrics`
      )
      resume(Effect.succeed(server))
    })
  })
  yield* Effect.acquireRelease(open, (server) =>
    Effect.callback<void>((resume) => {
      server.close(() => resume(Effect.void))
      server.closeAllConnections()
    })
  )
})
