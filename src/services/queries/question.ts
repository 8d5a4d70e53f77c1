import { notifyManager, QueryClient } from "@tanstack/react-query"
import { notFound } from "@tanstack/react-router"
import type { Answer, Call } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import { heardValue } from "../client/no-answer.ts"
import { noAccessIn } from "../page/no-access.ts"

/**
 * The definition of a request by a page behind the sign-in; two questions with the same key share a cached response.
 */
export interface Question<Value> {
  readonly key: ReadonlyArray<unknown>
  /** Throws `NoAnswer` if the server does not respond, so that the last response stays in the cache. */
  readonly answer: (client: Client, signal: AbortSignal) => Promise<Value>
  /**
   * Set if data is edited, for which an old response must not be used: the response is removed from the cache together
   * with its page. Other responses stay for five minutes.
   */
  readonly isFresh?: true
  /** Set if the request is repeated when its page becomes visible again. */
  readonly isSeenAgain?: true
  /** Interval in ms at which the request is repeated while its page is visible. */
  readonly askedEvery?: number
}

/** Query cache and client: created for each request on the server and for each page load in the browser. */
export interface Asking {
  readonly queries: QueryClient
  readonly client: Client
}

/**
 * Creates the query cache, which stores responses for the duration of a page load: signing in, signing out and acting
 * for a customer each start a new page load (decision 049). Nothing is requested automatically: loaders, machines and
 * `invalidateQueries` decide.
 */
export const createQueries = (): QueryClient => {
  // pages are notified at once and not by a timer
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        // sends requests even if the browser reports being offline, since that report may be wrong; without a
        // connection the call fails anyway
        networkMode: "always",
        // the page is notified even of an equal response, since it may then delete unsaved changes that were stored
        // until that response
        structuralSharing: false
      }
    }
  })
}

/**
 * Returns the value of a response. Throws if another page must be shown, because access is denied or there is nothing
 * at this URL.
 */
export const valueOf = <Value>(answer: Answer<Value, unknown>): Value => {
  const refusal = noAccessIn(answer)
  if (refusal !== undefined) throw refusal
  if (answer.type === "refused" && answer.status === 404) throw notFound()
  return heardValue(answer)
}

/** Creates a question for an API call; the optional function converts the response if its value alone is not enough. */
export function callQuestion<Request extends object, Value>(
  call: Call<Request, Value, unknown>,
  request: Request
): Question<Value>
export function callQuestion<Request extends object, Success, Failure, Value>(
  call: Call<Request, Success, Failure>,
  request: Request,
  read: (answer: Answer<Success, Failure>) => Value
): Question<Value>
export function callQuestion<Request extends object, Success, Failure>(
  call: Call<Request, Success, Failure>,
  request: Request,
  read: (answer: Answer<Success, Failure>) => unknown = valueOf
): Question<unknown> {
  return {
    key: [call.path, request],
    answer: async (client, signal) => read(await client.call(call, request, { signal }))
  }
}
