import type { FileProblem } from "../files/file-problem.ts"
import { mostDocuments } from "./application.ts"

/** Why a paper was not taken: what is wrong with it, or that the server did not take it just now. */
export type PaperTrouble = FileProblem | { readonly code: "unreachable" | "tooMany" | "tooManyPapers" }

/** A paper that was chosen in the form. */
export interface Paper {
  /** Of this form alone. */
  readonly number: number
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly state:
    | { readonly type: "sending" }
    | { readonly type: "kept"; readonly documentId: string }
    | { readonly type: "refused"; readonly trouble: PaperTrouble }
}

/** What became of a paper that was sent. */
export type KeepOutcome =
  | { readonly kind: "kept"; readonly documentId: string }
  | { readonly kind: "refused"; readonly trouble: PaperTrouble }

/** Ids of the papers that go with the application. */
export const keptPapers = (papers: ReadonlyArray<Paper>): ReadonlyArray<string> =>
  papers.flatMap(({ state }) => (state.type === "kept" ? [state.documentId] : []))

/** How many more can be chosen; what was refused takes no room. */
export const roomForPapers = (papers: ReadonlyArray<Paper>): number =>
  mostDocuments - papers.filter(({ state }) => state.type !== "refused").length

/** Why the form cannot be sent because of its papers. */
export const papersProblem = (papers: ReadonlyArray<Paper>): "sending" | "refused" | undefined =>
  papers.some(({ state }) => state.type === "sending")
    ? "sending"
    : papers.some(({ state }) => state.type === "refused")
      ? "refused"
      : undefined
