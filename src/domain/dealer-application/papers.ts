import type { FileProblem } from "../files/file-problem.ts"
import { mostDocuments } from "./application.ts"

/** Reason why a document was refused: a problem with the file, or a temporary problem with the server. */
export type PaperTrouble = FileProblem | { readonly code: "unreachable" | "tooMany" | "tooManyPapers" }

/** A document chosen in the form. */
export interface Paper {
  /** Unique within this form. */
  readonly number: number
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly state:
    | { readonly type: "sending" }
    | { readonly type: "kept"; readonly documentId: string }
    | { readonly type: "refused"; readonly trouble: PaperTrouble }
}

/** Result of sending a document. */
export type KeepOutcome =
  | { readonly kind: "kept"; readonly documentId: string }
  | { readonly kind: "refused"; readonly trouble: PaperTrouble }

/** Returns the ids of the stored documents to submit with the application. */
export const keptPapers = (papers: ReadonlyArray<Paper>): ReadonlyArray<string> =>
  papers.flatMap(({ state }) => (state.type === "kept" ? [state.documentId] : []))

/** Returns the number of documents that can still be chosen; refused documents do not count. */
export const roomForPapers = (papers: ReadonlyArray<Paper>): number =>
  mostDocuments - papers.filter(({ state }) => state.type !== "refused").length

/** Returns the reason why the documents prevent the form from being sent. */
export const papersProblem = (papers: ReadonlyArray<Paper>): "sending" | "refused" | undefined =>
  papers.some(({ state }) => state.type === "sending")
    ? "sending"
    : papers.some(({ state }) => state.type === "refused")
      ? "refused"
      : undefined
