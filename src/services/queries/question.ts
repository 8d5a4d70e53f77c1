import { notifyManager, QueryClient } from "@tanstack/react-query"
import { notFound } from "@tanstack/react-router"
import type { Answer, Call } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import { heardValue } from "../client/no-answer.ts"
import { noAccessIn } from "../page/no-access.ts"

/** What is asked of the server behind the sign-in: two with the same key have the same answer. */
export interface Question<Value> {
  readonly key: ReadonlyArray<unknown>
  /** Throws `NoAnswer` where the server does not answer, so that the last answer stays. */
  readonly answer: (client: Client, signal: AbortSignal) => Promise<Value>
  /** Old answers are not worked with: the answer goes with its page, others stay for five minutes. */
  readonly isFresh?: true
  /** Asked again when its page is looked at again. */
  readonly isSeenAgain?: true
  /** Asked again after so many ms for as long as its page is looked at. */
  readonly askedEvery?: number
}

/** Where questions are asked: made anew for each request on the server and for each page load in the browser. */
export interface Asking {
  readonly queries: QueryClient
  readonly client: Client
}

/**
 * Keeps answers for as long as the page load lasts: signing in, signing out and acting for a customer begin another one
 * (decision 049). Nothing is asked by itself: loaders, machines and `invalidateQueries` decide.
 */
export const createQueries = (): QueryClient => {
  // pages are notified at once and not by a timer
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        // a browser that holds itself offline may be wrong; the call finds out
        networkMode: "always",
        // an answer that says the same is news too: what was held in a list until then may go
        structuralSharing: false
      }
    }
  })
}

/** Throws where another page stands in its place: no access, or nothing at this address. */
export const valueOf = <Value>(answer: Answer<Value, unknown>): Value => {
  const refusal = noAccessIn(answer)
  if (refusal !== undefined) throw refusal
  if (answer.type === "refused" && answer.status === 404) throw notFound()
  return heardValue(answer)
}

/** A call of the contract as a question, with what its answer means where that is not its value alone. */
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
