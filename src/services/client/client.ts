import type { ApiAnswer } from "../../contract/page-bundle.ts"
import { type AddressParts, addressOf } from "./address-of.ts"
import type { Answer, Call } from "./call.ts"
import { fieldFromWire, fromWire, toWire } from "./wire-names.ts"

/** Dependencies of a client: the browser's fetch and cookies, or the server's own router while a page is rendered. */
export interface ClientGround {
  readonly fetch: (address: string, init: RequestInit) => Promise<ApiAnswer>
  /** The CSRF token for unsafe calls, from the readable cookie; `undefined` before the first session. */
  readonly csrfToken: () => string | undefined
  /**
   * Called for each call that was refused, failed or got no response. The path is the one in the contract, with
   * parameter names instead of values, since values may be tokens; `status` is `undefined` if there was no response.
   */
  readonly failed?: (call: FailedCall) => void
  /** Converts the body of a response to the names used in the code. */
  readonly read?: (body: unknown) => unknown
}

export interface FailedCall {
  readonly method: string
  readonly path: string
  readonly status: number | undefined
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

interface Parts extends AddressParts {
  readonly payload?: unknown
}

/** API client, for the calls that the contract defines. */
export interface Client {
  readonly call: <Request extends object, Success, Failure>(
    call: Call<Request, Success, Failure>,
    request: Request,
    options?: CallOptions
  ) => Promise<Answer<Success, Failure>>
}

interface Refusal {
  readonly code: unknown
  readonly problems?: ReadonlyArray<{ readonly field: string }>
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === "object" && body !== null && "code" in body

const withOwnFields = (body: unknown): unknown =>
  isRefusal(body) && body.problems
    ? {
        ...body,
        problems: body.problems.map((problem) => ({ ...problem, field: fieldFromWire(problem.field) }))
      }
    : body

const lacksSession = (answer: Answer<unknown, unknown>): boolean =>
  answer.type === "refused" &&
  isRefusal(answer.error) &&
  (answer.error.code === "SessionMissing" || answer.error.code === "CsrfInvalid")

/**
 * Creates an API client that does not validate responses with Schema: it uses the contract's types, converts names, and
 * otherwise trusts the server (decision 003). An unsafe call without a session first starts one; concurrent calls share
 * this start.
 */
export const createClient = ({ fetch, csrfToken, failed, read = fromWire }: ClientGround): Client => {
  let renewing: Promise<void> | undefined

  const renew = (): Promise<void> =>
    (renewing ??= fetch("/session/renew", { method: "GET", cache: "no-store" })
      .then(() => {})
      .finally(() => {
        renewing = undefined
      }))

  const send = async (
    call: Pick<Call<object, unknown, unknown>, "method" | "path" | "plain">,
    parts: Parts,
    options: CallOptions
  ): Promise<Answer<unknown, unknown>> => {
    const isUnsafe = call.method !== "GET"
    const token = isUnsafe ? csrfToken() : undefined
    const response = await fetch(addressOf(call.path, parts), {
      method: call.method,
      headers: {
        accept: "application/json",
        ...(parts.payload === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { "x-csrf-token": token }),
        ...options.headers
      },
      ...(parts.payload === undefined
        ? {}
        : { body: JSON.stringify(call.plain ? parts.payload : toWire(parts.payload)) }),
      ...(options.signal ? { signal: options.signal } : {})
    })
    if (!response.ok) failed?.({ method: call.method, path: call.path, status: response.status })
    const retryAfter = Number(response.headers.get("retry-after"))
    const later = retryAfter > 0 ? { retryAfter } : {}
    if (response.status >= 500) return { type: "unreachable", status: response.status, ...later }
    const body = response.status === 204 ? undefined : read(await response.json())
    return response.ok
      ? { type: "ok", value: body }
      : { type: "refused", status: response.status, error: withOwnFields(body), ...later }
  }

  return {
    call: async <Request extends object, Success, Failure>(
      call: Call<Request, Success, Failure>,
      request: Request,
      options: CallOptions = {}
    ): Promise<Answer<Success, Failure>> => {
      try {
        if (call.method !== "GET" && csrfToken() === undefined) await renew()
        let answer: Answer<unknown, unknown> = await send(call, request, options)
        if (lacksSession(answer)) {
          await renew()
          answer = await send(call, request, options)
        }
        // the response can be trusted, since the shop's own server has encoded it with the schemas from which these
        // types are derived
        return answer as Answer<Success, Failure>
      } catch {
        // not a failure if the call was aborted, since the user has left the page
        if (options.signal?.aborted !== true)
          failed?.({ method: call.method, path: call.path, status: undefined })
        return { type: "unreachable" }
      }
    }
  }
}
