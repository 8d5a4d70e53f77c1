import { useRouterState } from "@tanstack/react-router"
import { longestSearch } from "../../services/desk/list-query.ts"
import type { Loaded } from "../../services/queries/ask.ts"
import type { Question } from "../../services/queries/question.ts"
import { useLoaded } from "./use-loaded.ts"

/** Returns the state of a list for staff: the loaded rows, whether new rows are loading, and a retry function. */
export const useStaffList = <List>(question: Question<List>, loaded: Loaded<List>) => {
  const { value, isError, isFetching, onRetry } = useLoaded(question, loaded)
  const isGoing = useRouterState({ select: ({ status }) => status === "pending" })
  return {
    list: isError ? undefined : value,
    isLoading: isGoing || isFetching,
    maxLength: longestSearch,
    onRetry
  }
}
