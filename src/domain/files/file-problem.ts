import { endingOf, type FileKind, fileKinds, kindOfName, labelOf, largestFile } from "./file-kinds.ts"
import { harmlessFileName, longestFileName } from "./file-name.ts"

/** Reason for refusing a file; `code` is the problem's code in an error body (rule safety.files). */
export type FileProblem =
  | { readonly code: "fileEmpty" }
  | { readonly code: "fileTooLarge"; readonly largest: number }
  /** No usable name remains, or its extension is far too long. */
  | { readonly code: "fileNameless" }
  /** The extension is not among the accepted ones; `kinds` contains the names of the accepted kinds for users. */
  | { readonly code: "fileKind"; readonly kinds: string }
  /** Extension and content belong to different kinds; `found` is empty if the content's kind is unknown. */
  | { readonly code: "fileOther"; readonly said: string; readonly found: string }
  /** The content is valid as two kinds of file at once, or has extra data after its end. */
  | { readonly code: "fileTwofold" }
  /** The file is truncated or was never complete. */
  | { readonly code: "fileBroken" }
  /** The file contains a program that would run when it is opened. */
  | { readonly code: "fileActive" }

/** Returns the problem that can be found from the file's name or size alone, before its content is read. */
export const problemBefore = (
  { name, size }: { readonly name: string; readonly size: number },
  kinds: ReadonlyArray<FileKind>
): FileProblem | undefined => {
  if (size > largestFile) return { code: "fileTooLarge", largest: largestFile }
  if (size === 0) return { code: "fileEmpty" }
  const plain = harmlessFileName(name)
  if (plain === undefined || plain.length > longestFileName) return { code: "fileNameless" }
  return kindOfName(plain, kinds) === undefined ? { code: "fileKind", kinds: labelOf(kinds) } : undefined
}

/** Returns the problem for a file whose extension and content indicate different kinds. */
export const otherKind = (name: string, found: FileKind | undefined): FileProblem => ({
  code: "fileOther",
  said: endingOf(name).toUpperCase(),
  found: found === undefined ? "" : fileKinds[found].label
})
