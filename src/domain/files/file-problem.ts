import { endingOf, type FileKind, fileKinds, kindOfName, labelOf, largestFile } from "./file-kinds.ts"
import { harmlessFileName, longestFileName } from "./file-name.ts"

/** Why a file is not taken; `code` is that of an error body's problem (rule safety.files). */
export type FileProblem =
  | { readonly code: "fileEmpty" }
  | { readonly code: "fileTooLarge"; readonly largest: number }
  /** Nothing is left of its name, or its ending is far too long to be one. */
  | { readonly code: "fileNameless" }
  /** Its name ends like nothing that is asked for; `kinds` as people call them. */
  | { readonly code: "fileKind"; readonly kinds: string }
  /** Its name says one thing and its content another; nothing is known of some contents. */
  | { readonly code: "fileOther"; readonly said: string; readonly found: string }
  /** It can be read as two things at once, or goes on after its end. */
  | { readonly code: "fileTwofold" }
  /** It stops in the middle, or was never whole. */
  | { readonly code: "fileBroken" }
  /** It holds a program that would run when the file is opened. */
  | { readonly code: "fileActive" }

/** What may be said of a file by its name and size, before it is read. */
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

/** The two kinds that a file's name and its content are of, where they differ. */
export const otherKind = (name: string, found: FileKind | undefined): FileProblem => ({
  code: "fileOther",
  said: endingOf(name).toUpperCase(),
  found: found === undefined ? "" : fileKinds[found].label
})
