import { type FileKind, fileKinds } from "../../domain/files/file-kinds.ts"

const allKinds = Object.keys(fileKinds).filter((key): key is FileKind => key in fileKinds)

/** Types that `file-type` names otherwise than we do. */
const byType = new Map<string, FileKind>([
  ...allKinds.map((kind) => [fileKinds[kind].mediaType, kind] as const),
  ["image/apng", "png"]
])

const strictUtf8 = new TextDecoder("utf-8", { fatal: true })

/** Signs that no text has: control codes but for tabulator and line breaks, and the ones of Windows' upper half. */
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u

const asText = (bytes: Uint8Array): string => {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

/** Text that is no page and no script: the only content that has no signature of its own. */
const isTable = (bytes: Uint8Array): boolean => {
  const text = asText(bytes)
  return !noText.test(text) && !/^\s*(?:<|%PDF|%!PS|#!)/u.test(text)
}

/** What a file is by its bytes alone; nothing where it is nothing that we know (rule safety.files). */
export const contentOf = async (bytes: Uint8Array): Promise<FileKind | undefined> => {
  // loaded at the first file: a shop at rest does not carry it
  const { fileTypeFromBuffer } = await import("file-type")
  const found = await fileTypeFromBuffer(bytes)
  if (found !== undefined) return byType.get(found.mime)
  return isTable(bytes) ? "csv" : undefined
}
