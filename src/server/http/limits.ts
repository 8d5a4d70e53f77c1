import { ByteSize, Cause, Context, Effect } from "effect"
import { HttpRouter } from "effect/http"
import { causeResponse, HttpServerError } from "effect/http/HttpServerError"
import { HttpServerRequest, MaxBodySize } from "effect/http/HttpServerRequest"
import { saveCancellationsPath } from "../../contract/cancellations.api.ts"
import { largestFile } from "../../domain/files/file-kinds.ts"
import { keyCheckPath, keyListPath } from "../../contract/price-list-key.api.ts"
import { isListAddress } from "../../contract/price-lists.api.ts"
import { saveDraftPath } from "../../contract/content-desk.api.ts"
import { isDatabaseAway } from "../db/database-away.ts"
import { errorResponse, isErrorStatus } from "./error-body.ts"
import { CurrentWork } from "../ports/current-work.ts"
import { Meters } from "../ports/meters.ts"
import { HouseLog } from "../ports/house-log.ts"
import { requestIdHeader } from "./front/request-id.ts"
import { routeNameOf } from "./log/request-meters.ts"
import { isFileAddress } from "./reading/file-calls.ts"
import { workOfRequest } from "./work-of-request.ts"

const failuresOf = (cause: Cause.Cause<unknown>) =>
  cause.reasons.flatMap((reason) =>
    reason._tag === "Fail" ? [reason.error] : reason._tag === "Die" ? [reason.defect] : []
  )

// an oversized body is reported as a defect of the decoder
const isTooLarge = (failure: unknown) =>
  failure instanceof HttpServerError &&
  failure.reason._tag === "RequestParseError" &&
  failure.reason.reason === "BodyTooLarge"

/** Returns the response for a failure that no handler has handled; failures of the server itself are logged. */
const answerFor = Effect.fnUntraced(function* (cause: Cause.Cause<unknown>) {
  const failures = failuresOf(cause)
  if (failures.some(isTooLarge)) return errorResponse(413)
  if (failures.some(isDatabaseAway)) return errorResponse(503)
  const [response] = yield* causeResponse(cause)
  if (response.status === 500) {
    const { method, url, headers } = yield* HttpServerRequest
    const meters = yield* Meters
    meters.count("failures", { part: "call" })
    const { error } = yield* HouseLog
    const route = routeNameOf(url)
    error(`${method} ${route} failed`, {
      requestId: headers[requestIdHeader],
      method,
      route,
      error: Cause.pretty(cause)
    })
  }
  return isErrorStatus(response.status) ? errorResponse(response.status) : response
})

/** Maximum time in ms from the request to the response; 503 is sent after it (rule safety.deadlines). */
export const RequestDeadline = Context.Reference<number>("server/http/RequestDeadline", {
  defaultValue: () => 10_000
})

const usualBody = ByteSize.kibibytes(256)

/**
 * Maximum body size for 10 000 bookings, a whole page of content, or a whole price list (rule safety.body-size); the
 * guard checks the caller before the body is read.
 */
const largeBody = ByteSize.kibibytes(2048)
const large: ReadonlySet<string> = new Set([saveCancellationsPath, saveDraftPath, keyListPath, keyCheckPath])

const bodySizeOf = (url: string) =>
  large.has(url) || isListAddress(url)
    ? largeBody
    : isFileAddress(url)
      ? ByteSize.bytes(largestFile)
      : usualBody

/** Maximum duration of an upload, in ms: a file of 10 MB takes most of a minute on a slow connection. */
const longestUpload = 55_000

/**
 * Applies the limits of every route: a body of at most 256 kB unless a call allows more, a response within the
 * deadline, and an error body for every failure. The call is made interruptible, because middleware is not
 * interruptible by default, and a request that cannot be interrupted would delay the shutdown.
 */
export const limits = HttpRouter.middleware(
  (effect) =>
    Effect.interruptible(
      Effect.flatMap(Effect.all([RequestDeadline, HttpServerRequest]), ([deadline, { method, url }]) =>
        effect.pipe(
          Effect.catchCause((cause) =>
            Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause) : answerFor(cause)
          ),
          Effect.timeoutOrElse({
            duration: isFileAddress(url) ? longestUpload : deadline,
            orElse: () => Effect.succeed(errorResponse(503, "Deadline"))
          }),
          Effect.provideService(MaxBodySize, bodySizeOf(url)),
          Effect.provideService(CurrentWork, workOfRequest(method, url) ?? "steps")
        )
      )
    ),
  { global: true }
)
