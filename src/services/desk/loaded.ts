import { notFound } from "@tanstack/react-router"
import type { Answer } from "../client/call.ts"
import { noAccessIn } from "../page/no-access.ts"

/** What a page shows of a call: its answer, or that nobody answered. */
export type Loaded<Value> =
  | { readonly kind: "full"; readonly value: Value }
  | { readonly kind: "unreachable" }

/** Throws where another page stands in its place: no access, or nothing at this address. */
export const loadedOf = <Value>(answer: Answer<Value, unknown>): Loaded<Value> => {
  if (answer.type === "ok") return { kind: "full", value: answer.value }
  const refusal = noAccessIn(answer)
  if (refusal !== undefined) throw refusal
  if (answer.type === "refused" && answer.status === 404) throw notFound()
  return { kind: "unreachable" }
}
