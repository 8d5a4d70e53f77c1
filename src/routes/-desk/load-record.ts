import { notFound } from "@tanstack/react-router"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import type { Question } from "../../services/queries/question.ts"

/** Loads one record by the id in its URL. Throws `notFound` if the id is invalid. */
export const loadRecord = async <Value>(
  at: Parameters<typeof loaded>[0],
  written: unknown,
  question: (id: number) => Question<Value>
) => {
  const id = accountIdIn(written)
  if (id === undefined) throw notFound()
  return { id, read: await loaded(at, question(id)) }
}
