import { fixedWords } from "./parameters.ts"

const withWords = (name: string, params: unknown): string => [name, ...fixedWords(params)].join(" ")

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === "object" || typeof value === "function") && value !== null

/** Formats a combined guard; XState represents it as a function that carries the parts. */
const joined = (guard: object): string => {
  const parts = "guards" in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName) : []
  const [first = "?"] = parts
  switch ("name" in guard ? guard.name : "") {
    case "not":
      return `not ${first}`
    case "and":
      return parts.join(" and ")
    case "or":
      return parts.join(" or ")
    default:
      throw new Error("A guard without a name cannot be drawn: name it in setup({ guards })")
  }
}

/** Returns the name of a guard in the machine, with its constant parameters. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === "string") return guard
  if (typeof guard === "function") return joined(guard)
  if (isRecord(guard) && typeof guard["type"] === "string") return withWords(guard["type"], guard["params"])
  throw new Error("A guard without a name cannot be drawn: name it in setup({ guards })")
}

/**
 * Returns the name of an action in the machine; an empty list for XState's internal actions that start and stop a
 * delay.
 */
export const actionName = (action: unknown): ReadonlyArray<string> => {
  if (typeof action === "string") return [action]
  if (!isRecord(action) || typeof action["type"] !== "string") {
    throw new Error("An action without a name cannot be drawn: name it in setup({ actions })")
  }
  if (action["type"].startsWith("xstate.")) return []
  return [withWords(action["type"], action["params"])]
}
