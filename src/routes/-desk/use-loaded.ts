import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { NoAnswer } from "../../services/client/no-answer.ts"
import { type Loaded, queryOf } from "../../services/queries/ask.ts"
import type { Question } from "../../services/queries/question.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"

/**
 * Returns the response that a page was loaded with, or a later response to the same query; if a reload fails, the last
 * response stays.
 */
export const useLoaded = <Value>(question: Question<Value>, loaded: Loaded<Value>) => {
  const { client } = useRouteContext({ from: "/_desk" })
  const isLive = useLive()
  const { data, isError, isFetching, refetch } = useQuery({
    ...queryOf(client, question),
    ...(loaded.kind === "full" && { initialData: loaded.value }),
    // the loader sends the first request; if it got no response, the page decides when to retry
    enabled: ({ state }) => state.data !== undefined,
    throwOnError: (error) => !(error instanceof NoAnswer)
  })
  return { value: data, isError, isFetching, onRetry: isLive ? () => void refetch() : undefined }
}
