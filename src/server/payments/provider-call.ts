import { Clock, Effect } from "effect"
import type { Circuit } from "./circuit.ts"

/** How long a provider may take, and how often a call that changes nothing twice is repeated; times in ms. */
export interface RetryPolicy {
  /** Begins when an attempt at this address does, and gives it up. */
  readonly expiry: (url: string) => AbortSignal
  /** Pauses before the second, third … attempt. */
  readonly pauses: ReadonlyArray<number>
  /** The longest wish of a provider (`Retry-After`) that is waited for. */
  readonly longestRetryAfter: number
}

/** Shorter than the deadline of a request, with all attempts. */
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

/** The outcome of a call: an answer, certainly nothing done, or unknown. */
export type CallOutcome =
  | {
      readonly type: "answered"
      readonly status: number
      readonly body: unknown
      readonly retryAfter: number
    }
  | { readonly type: "notSent" }
  | { readonly type: "lost" }

/** Failures before anything was sent. */
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

/** No redirects: keys go to the configured host alone (rule safety.outgoing-calls). */
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

/** Whether another attempt is in order: what is not repeatable is repeated only where nothing was done. */
const pauseAfter = (outcome: CallOutcome, isRepeatable: boolean, pause: number, limits: RetryPolicy) => {
  if (outcome.type === "notSent") return pause
  if (outcome.type === "lost") return isRepeatable ? pause : undefined
  // refused before it was looked at
  if (outcome.status === 429)
    return outcome.retryAfter <= limits.longestRetryAfter ? Math.max(pause, outcome.retryAfter) : undefined
  return outcome.status >= 500 && isRepeatable ? pause : undefined
}

/** Calls a provider within bounded time, through its circuit. */
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
  // an earlier attempt may have arrived, whatever became of the last one
  if (isInDoubt && (outcome.type === "notSent" || (outcome.type === "answered" && outcome.status === 429)))
    return { type: "lost" } satisfies CallOutcome
  return outcome
})
