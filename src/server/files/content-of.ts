import { type FileKind, fileKinds } from "../../domain/files/file-kinds.ts"

const allKinds = Object.keys(fileKinds).filter((key): key is FileKind => key in fileKinds)

/** Accepted kinds by the media type that `file-type` detects; it names an animated PNG `image/apng`. */
const byType = new Map<string, FileKind>([
  ...allKinds.map((kind) => [fileKinds[kind].mediaType, kind] as const),
  ["image/apng", "png"]
])

const strictUtf8 = new TextDecoder("utf-8", { fatal: true })

/** Characters that never occur in a text file: ASCII control characters except tab and line breaks. */
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u

const asText = (bytes: Uint8Array): string => {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

/**
 * Whether the bytes are text, but neither a page nor a script; this is the only accepted content without a file
 * signature.
 */
const isTable = (bytes: Uint8Array): boolean => {
  const text = asText(bytes)
  return !noText.test(text) && !/^\s*(?:<|%PDF|%!PS|#!)/u.test(text)
}

/** Detects the kind of a file by its bytes only; undefined if it is none of the accepted kinds (rule safety.files). */
export const contentOf = async (bytes: Uint8Array): Promise<FileKind | undefined> => {
  // `file-type` is loaded when the first file is checked, to save memory until then
  const { fileTypeFromBuffer } = await import("file-type")
  const found = await fileTypeFromBuffer(bytes)
  if (found !== undefined) return byType.get(found.mime)
  return isTable(bytes) ? "csv" : undefined
}
