import { Clock, Effect } from "effect"
import type { Circuit } from "./circuit.ts"

/** Timeouts and retries of idempotent calls to a provider; times in ms. */
export interface RetryPolicy {
  /** Called at the start of each attempt at this address; the signal aborts the attempt. */
  readonly expiry: (url: string) => AbortSignal
  /** Pauses before the second, third and later attempts. */
  readonly pauses: ReadonlyArray<number>
  /** The longest `Retry-After` for which another attempt is still made. */
  readonly longestRetryAfter: number
}

/** Policy in production: all attempts together take less time than the deadline of a request. */
export const retryPolicy: RetryPolicy = {
  expiry: () => AbortSignal.timeout(3_500),
  pauses: [300],
  longestRetryAfter: 1_000
}

export interface ProviderRequest {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Whether the call is idempotent: a query, or a call with the shop's key. */
  readonly isRepeatable: boolean
}

/** The outcome of a call: it was answered, it was certainly not sent, or the outcome is unknown. */
export type CallOutcome =
  | {
      readonly type: "answered"
      readonly status: number
      readonly body: unknown
      readonly retryAfter: number
    }
  | { readonly type: "notSent" }
  | { readonly type: "lost" }

/** Errors that occur before anything is sent. */
const neverConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT"
])

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  const code: unknown =
    typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined
  return typeof code === "string" ? code : ""
}

const parsed = (text: string): unknown => {
  try {
    return text === "" ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const secondsOf = (header: string | null): number =>
  header !== null && /^\d{1,6}$/u.test(header.trim()) ? Number(header) * 1000 : Number.POSITIVE_INFINITY

/**
 * Makes one attempt without following redirects, so that keys are sent only to the configured host (rule
 * safety.outgoing-calls).
 */
const attempt = (request: ProviderRequest, expiry: RetryPolicy["expiry"]): Effect.Effect<CallOutcome> =>
  Effect.promise(async (signal): Promise<CallOutcome> => {
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        ...(request.body === undefined ? {} : { body: request.body }),
        redirect: "error",
        signal: AbortSignal.any([signal, expiry(request.url)])
      })
      const text = await response.text()
      return {
        type: "answered",
        status: response.status,
        body: parsed(text),
        retryAfter: secondsOf(response.headers.get("retry-after"))
      }
    } catch (error) {
      return neverConnected.has(codeOf(error)) ? { type: "notSent" } : { type: "lost" }
    }
  })

const isFailure = (outcome: CallOutcome): boolean => outcome.type !== "answered" || outcome.status >= 500

/**
 * Returns the pause before another attempt, or undefined if there is none: a call that is not idempotent is repeated
 * only if nothing was done.
 */
const pauseAfter = (outcome: CallOutcome, isRepeatable: boolean, pause: number, limits: RetryPolicy) => {
  if (outcome.type === "notSent") return pause
  if (outcome.type === "lost") return isRepeatable ? pause : undefined
  // the call was refused before it was processed
  if (outcome.status === 429)
    return outcome.retryAfter <= limits.longestRetryAfter ? Math.max(pause, outcome.retryAfter) : undefined
  return outcome.status >= 500 && isRepeatable ? pause : undefined
}

/** Calls a provider with limited time and attempts, through its circuit. */
export const callProvider = Effect.fnUntraced(function* (
  request: ProviderRequest,
  circuit: Circuit,
  limits: RetryPolicy
) {
  const mayBeDone = (outcome: CallOutcome) =>
    outcome.type === "lost" || (outcome.type === "answered" && outcome.status >= 500)
  let outcome: CallOutcome = { type: "notSent" }
  let isInDoubt = false
  for (let index = 0; index <= limits.pauses.length; index++) {
    if (!circuit.mayCall(yield* Clock.currentTimeMillis)) break
    outcome = yield* attempt(request, limits.expiry)
    circuit.note(!isFailure(outcome), yield* Clock.currentTimeMillis)
    isInDoubt ||= mayBeDone(outcome)
    const pause = pauseAfter(outcome, request.isRepeatable, limits.pauses[index] ?? 0, limits)
    if (pause === undefined || index === limits.pauses.length) break
    yield* Effect.sleep(pause)
  }
  // an earlier attempt may have arrived, whatever the result of the last attempt
  if (isInDoubt && (outcome.type === "notSent" || (outcome.type === "answered" && outcome.status === 429)))
    return { type: "lost" } satisfies CallOutcome
  return outcome
})
