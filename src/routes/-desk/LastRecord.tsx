import { useLocation } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Loaded } from "../../services/queries/ask.ts"
import type { Question } from "../../services/queries/question.ts"
import { ListUnreachable } from "../../ui/kit/desk-list/ListState.tsx"
import { useLoaded } from "./use-loaded.ts"

interface LastRecordProps<Value> {
  readonly question: Question<Value>
  readonly loaded: Loaded<Value>
  readonly children: (value: Value) => ReactNode
}

/** Page of one record with its last loaded data, or with a message and a retry button if no response arrived. */
export function LastRecord<Value>({ question, loaded, children }: LastRecordProps<Value>) {
  const { value, onRetry } = useLoaded(question, loaded)
  const retryHref = useLocation({ select: ({ publicHref }) => publicHref })
  return value === undefined ? <ListUnreachable retryHref={retryHref} onRetry={onRetry} /> : children(value)
}
