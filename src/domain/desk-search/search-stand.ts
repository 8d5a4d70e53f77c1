import type { DeskSearch } from "./desk-search.ts"

/** How a search of the desk stands, as its field says it. */
export type SearchStand =
  /** Nothing is typed. */
  | "empty"
  | "short"
  /** An order number is still being typed. */
  | "begun"
  | "searching"
  | "found"
  | "nothing"
  | "unreachable"
  | "tooMany"
  | "signedOut"

interface Asked {
  readonly typed: string
  readonly search: DeskSearch
  /** What is known of the words that stand in the field: an answer, that it is coming, or that none came. */
  readonly answer: "found" | "tooMany" | "signedOut" | "coming" | "none"
  /** How many pages and things can be opened now. */
  readonly options: number
}

/** Pages are found without the server; what it does not answer is said beside them. */
export const searchStandOf = ({ typed, search, answer, options }: Asked): SearchStand => {
  if (typed.trim() === "") return "empty"
  if (search.kind === "short" || search.kind === "begun") return options > 0 ? "found" : search.kind
  switch (answer) {
    case "coming":
      return "searching"
    case "none":
      return "unreachable"
    case "found":
      return options > 0 ? "found" : "nothing"
    case "tooMany":
    case "signedOut":
      return answer
  }
}
