import { Effect } from "effect"
import { type FileKind, kindOfName } from "../../domain/files/file-kinds.ts"
import { harmlessFileName } from "../../domain/files/file-name.ts"
import { type FileProblem, otherKind, problemBefore } from "../../domain/files/file-problem.ts"
import { contentOf } from "./content-of.ts"
import { contentFault } from "./whole-content.ts"

export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file whose content matches its name; the name is sanitised. */
export interface KnownFile extends SentFile {
  readonly kind: FileKind
}

/**
 * Checks that a file is one of the expected kinds; if the file is refused, fails with the reason (rule safety.files).
 */
export const lookAtFile = Effect.fnUntraced(function* (
  { name, bytes }: SentFile,
  kinds: ReadonlyArray<FileKind>
): Effect.fn.Return<KnownFile, FileProblem> {
  const plain = harmlessFileName(name)
  const early = problemBefore({ name, size: bytes.length }, kinds)
  if (early !== undefined) return yield* Effect.fail(early)
  if (plain === undefined) return yield* Effect.fail<FileProblem>({ code: "fileNameless" })
  const kind = yield* Effect.promise(() => contentOf(bytes))
  if (kind === undefined || kind !== kindOfName(plain, kinds))
    return yield* Effect.fail(otherKind(plain, kind))
  const fault = contentFault(kind, bytes)
  return fault === undefined ? { name: plain, kind, bytes } : yield* Effect.fail<FileProblem>(fault)
})
