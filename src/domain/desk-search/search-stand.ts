import type { DeskSearch } from "./desk-search.ts"

/** State of the desk's search, which the search field shows. */
export type SearchStand =
  | "empty"
  | "short"
  /** An incomplete order number. */
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
  /** State of the response for the current input; `coming` while the request is pending, `none` if it failed. */
  readonly answer: "found" | "tooMany" | "signedOut" | "coming" | "none"
  /** Number of pages and results that can be opened now. */
  readonly options: number
}

/**
 * Returns the state of the search. The menu's pages are found without the server, so they can be opened even if the
 * server does not respond.
 */
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
