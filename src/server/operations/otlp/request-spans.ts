import { Context, Exit, Option, type Tracer } from "effect"
import type { FrontDoor } from "../../http/front/front-door.ts"
import { routeNameOf } from "../../http/log/request-meters.ts"

/**
 * Headers that are removed from every request, because callers could use them to choose its trace, and whether it is
 * sampled.
 */
const foreign = ["traceparent", "tracestate", "b3", "x-b3-traceid", "x-b3-spanid", "x-b3-sampled", "baggage"]

const now = () => BigInt(Date.now()) * 1_000_000n

/**
 * Creates a span for each request, named by its method and route template; spans of the work done for the request are
 * its children.
 */
export const traceRequests = (door: FrontDoor, tracer: Tracer.Tracer): void => {
  door.watch({
    request: (request, response) => {
      for (const name of foreign) delete request.headers[name]
      const { method = "", url = "" } = request
      const span = tracer.span({
        name: `${method} ${routeNameOf(url)}`,
        parent: Option.none(),
        annotations: Context.empty(),
        links: [],
        startTime: now(),
        kind: "server",
        root: true,
        sampled: true
      })
      request.headers["traceparent"] = `00-${span.traceId}-${span.spanId}-${span.sampled ? "01" : "00"}`
      if (!span.sampled) return
      response.once("close", () => {
        span.attribute("http.request.method", method)
        if (response.headersSent) span.attribute("http.response.status_code", response.statusCode)
        span.end(now(), response.statusCode >= 500 ? Exit.fail("failed") : Exit.void)
      })
    },
    unreadable: () => {}
  })
}
