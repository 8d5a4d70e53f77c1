import { Effect, Layer, Logger, Tracer } from "effect"
import { FetchHttpClient, HttpClient } from "effect/http"
import { SpanNameGenerator } from "effect/http/HttpMiddleware"
import { OtlpExporter, OtlpLogger, OtlpMetrics, OtlpSerialization, OtlpTracer } from "effect/observability"
import { redactedLog } from "../../http/log/redacted-log.ts"
import { routeNameOf } from "../../http/log/request-meters.ts"
import { HouseLog, type LogFacts, type OwnLog } from "../../ports/house-log.ts"
import { Meters } from "../../ports/meters.ts"
import { shopVersion } from "../process-gauges.ts"
import { plainTracer } from "./plain-tracer.ts"

/** Timeout for a complete response of the collector, in ms. */
export const collectorPatience = 5_000

/** Maximum number of log lines per second for the collector. */
const mostLines = 200

const limitedFetch =
  (patience: number): typeof fetch =>
  (input, init) => {
    const limit = AbortSignal.timeout(patience)
    const signal = init?.signal
    return fetch(input, {
      ...init,
      redirect: "error",
      signal: signal === undefined || signal === null ? limit : AbortSignal.any([signal, limit])
    })
  }

/** Creates an HTTP client with a timeout for every request, regardless of the fiber. */
const limitedClient = (patience: number) =>
  Layer.effect(
    HttpClient.HttpClient,
    Effect.map(
      HttpClient.HttpClient,
      HttpClient.transformResponse(Effect.provideService(FetchHttpClient.Fetch, limitedFetch(patience)))
    )
  ).pipe(Layer.provide(FetchHttpClient.layer))

/**
 * Extends the existing log so that each line is also sent to the collector: redacted, and up to the maximum number per
 * second.
 */
const toldLog = (own: OwnLog, logger: Logger.Logger<unknown, void>): OwnLog => {
  const loggers = new Set([logger])
  let second = 0
  let used = 0
  const hasRoom = () => {
    const current = Math.floor(performance.now() / 1_000)
    used = current === second ? used + 1 : 1
    second = current
    return used <= mostLines
  }
  const tell = (level: "Info" | "Error", message: string, { error, ...facts }: LogFacts = {}) => {
    if (!hasRoom()) return
    const known = { ...facts, ...(error !== undefined && { error: redactedLog(error) }) }
    Effect.runSync(
      Effect.logWithLevel(level)(redactedLog(message)).pipe(
        Effect.annotateLogs(known),
        Effect.provideService(Logger.CurrentLoggers, loggers)
      )
    )
  }
  return {
    info: (message, facts) => {
      own.info(message, facts)
      tell("Info", message, facts)
    },
    error: (message, facts) => {
      own.error(message, facts)
      tell("Error", message, facts)
    }
  }
}

const sent = Effect.fnUntraced(function* (endpoint: string) {
  const base = endpoint.replace(/\/+$/u, "")
  const resource = { serviceName: "heizmarkt", serviceVersion: shopVersion }
  const common = { resource, headers: undefined, shutdownTimeout: "1 second" } as const
  const meters = yield* Meters
  const inner = yield* OtlpTracer.make({ ...common, url: `${base}/v1/traces` })
  const logger = yield* OtlpLogger.make({ ...common, url: `${base}/v1/logs`, excludeLogSpans: true })
  yield* OtlpMetrics.make({ ...common, url: `${base}/v1/metrics`, exportInterval: "15 seconds" }).pipe(
    Effect.provideContext(meters.context)
  )
  const { flush } = yield* OtlpExporter.Flusher
  return { tracer: plainTracer(inner), log: toldLog(yield* HouseLog, logger), flush }
})

/**
 * Sends traces, metrics and log lines to the collector at this address until the scope ends, as OTLP over HTTP in JSON.
 * Nothing waits for the collector: data that it does not accept in time are dropped, and after four failures nothing is
 * sent for a minute. At shutdown each of the three exports gets one second.
 */
export const exportTelemetry = (endpoint: string, patience = collectorPatience) =>
  sent(endpoint).pipe(
    Effect.provide(
      Layer.mergeAll(limitedClient(patience), OtlpSerialization.layerJson, OtlpExporter.layerFlusher)
    )
  )

/** Traces the layer that `build` returns, and sends its log lines to the collector as well. */
export const withTelemetry = <A, E, R>(
  endpoint: string,
  build: (log: OwnLog) => Layer.Layer<A, E, R>
): Layer.Layer<A, E, R> =>
  Layer.unwrap(
    Effect.map(exportTelemetry(endpoint), ({ tracer, log }) =>
      build(log).pipe(
        Layer.provide(
          Layer.mergeAll(
            Layer.succeed(Tracer.Tracer)(tracer),
            Layer.succeed(HouseLog)(log),
            Layer.succeed(SpanNameGenerator)(({ url }) => `call ${routeNameOf(url)}`)
          )
        )
      )
    )
  )
