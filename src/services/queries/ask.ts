import type { Client } from "../client/client.ts"
import { NoAnswer } from "../client/no-answer.ts"
import type { Asking, Question } from "./question.ts"

/**
 * Converts a question (the definition of a request) to a TanStack query; a request is aborted when its response is no
 * longer needed.
 */
export const queryOf = <Value>(
  client: Client,
  { key, answer, isFresh, isSeenAgain, askedEvery }: Question<Value>
) => ({
  queryKey: key,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => answer(client, signal),
  ...(isFresh && { gcTime: 0 }),
  ...(isSeenAgain && { refetchOnWindowFocus: "always" as const }),
  ...(askedEvery !== undefined && { refetchInterval: askedEvery })
})

/** Sends a new request even if a response is cached; the call is aborted with the signal. */
export const ask = async <Value>(
  { queries, client }: Asking,
  question: Question<Value>,
  signal: AbortSignal
): Promise<Value> => {
  const stop = () => void queries.cancelQueries({ queryKey: question.key, exact: true })
  signal.addEventListener("abort", stop)
  try {
    return await queries.fetchQuery({ ...queryOf(client, question), staleTime: 0 })
  } finally {
    signal.removeEventListener("abort", stop)
  }
}

/**
 * Loads data that a page does not strictly need. Returns `undefined` if there is no response; the next page then
 * requests the data again.
 */
export const askedOnce = async <Value>(
  { queries, client }: Asking,
  question: Question<Value>
): Promise<Value | undefined> => {
  try {
    return await queries.ensureQueryData(queryOf(client, question))
  } catch (error) {
    if (error instanceof NoAnswer) return undefined
    throw error
  }
}

/** Loader data of a page: a value, or the fact that there was no response. */
export type Loaded<Value> =
  | { readonly kind: "full"; readonly value: Value }
  | { readonly kind: "unreachable" }

interface Loading {
  readonly context: Asking
  readonly abortController: AbortController
}

/** Loads data for a page; the request is aborted if the user navigates before the response arrives. */
export const loaded = async <Value>(
  { context, abortController }: Loading,
  question: Question<Value>
): Promise<Loaded<Value>> => {
  try {
    return { kind: "full", value: await ask(context, question, abortController.signal) }
  } catch (error) {
    if (error instanceof NoAnswer) return { kind: "unreachable" }
    throw error
  }
}
