import type { Client } from "../client/client.ts"
import { NoAnswer } from "../client/no-answer.ts"
import type { Asking, Question } from "./question.ts"

/** A question as TanStack Query takes it; what is asked and left behind is given up. */
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

/** Asks anew, whatever is known; the call ends with the signal. */
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

/** What a page can do without: undefined without an answer, and asked again by the next page. */
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

/** What a page is loaded with: an answer, or that there was none. */
export type Loaded<Value> =
  | { readonly kind: "full"; readonly value: Value }
  | { readonly kind: "unreachable" }

interface Loading {
  readonly context: Asking
  readonly abortController: AbortController
}

/** Asks for a page, which is given up when the user navigates before the answer is there. */
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
