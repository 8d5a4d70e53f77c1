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

/** The page of one record as it was read last, or that there was no answer and a way to ask again. */
export function LastRecord<Value>({ question, loaded, children }: LastRecordProps<Value>) {
  const { value, onRetry } = useLoaded(question, loaded)
  const retryHref = useLocation({ select: ({ publicHref }) => publicHref })
  return value === undefined ? <ListUnreachable retryHref={retryHref} onRetry={onRetry} /> : children(value)
}
