import type { FileKind } from "../../domain/files/file-kinds.ts"
import type { FileProblem } from "../../domain/files/file-problem.ts"

type Fault = Extract<FileProblem, { readonly code: "fileTwofold" | "fileBroken" | "fileActive" }>

const twofold: Fault = { code: "fileTwofold" }
const broken: Fault = { code: "fileBroken" }

/**
 * End record of a ZIP file's central directory; readers search for it from the end of the file, whatever precedes it.
 */
const zipEnd = Buffer.from("PK\u0005\u0006", "latin1")

const endsAsZip = (file: Buffer): boolean => {
  const at = file.lastIndexOf(zipEnd)
  // the comment of the end record, which extends to the end of the file, has at most 65 535 bytes
  return at >= 0 && file.length - at >= 22 && file.length - at <= 22 + 65_535
}

/**
 * Markup that a browser or server would run if it treated the file as a page. Each mark is long enough not to occur by
 * chance in a 10 MB photograph; marks of three bytes would occur in every second photograph.
 */
const pageMarks = /<(?:script|html|iframe|svg[\s/>]|!doctype html|\?php|%@\s*page)/iu

const holdsPage = (file: Buffer): boolean => pageMarks.test(file.toString("latin1"))

const pngEnd = Buffer.from("0000000049454e44ae426082", "hex")

const pngFault = (file: Buffer): Fault | undefined => {
  const end = file.lastIndexOf(pngEnd)
  if (end < 0) return broken
  return end + pngEnd.length === file.length ? undefined : twofold
}

const jpegEnd = Buffer.from("ffd9", "hex")

/**
 * Returns a fault if a JPEG file has no end marker. Data after the marker are accepted, because phones append a second
 * picture or a short film to the first picture.
 */
const jpegFault = (file: Buffer): Fault | undefined => (file.lastIndexOf(jpegEnd) < 4 ? broken : undefined)

const pdfEnd = Buffer.from("%%EOF", "latin1")

/** Decodes names as a PDF reader does: "/J#61vaScript" is "/JavaScript" (ISO 32000-1, 7.3.5). */
const spelledOut = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Matches programs that a PDF reader would start. Programs in compressed parts are not detected (the shop itself never
 * opens a download).
 */
const programs = /\/(?:JavaScript|JS|Launch)[\s/<([]/u

const pdfFault = (file: Buffer): Fault | undefined => {
  if (!/^%PDF-[12]\.\d/u.test(file.subarray(0, 8).toString("latin1"))) return broken
  const end = file.lastIndexOf(pdfEnd)
  if (end < 0) return broken
  // up to 1 kB after the end is accepted, because signing and printing programs append a few spaces
  if (file.length - end > 1_024) return twofold
  return programs.test(spelledOut(file.toString("latin1"))) ? { code: "fileActive" } : undefined
}

const faultOfKind = (kind: FileKind, file: Buffer): Fault | undefined => {
  switch (kind) {
    case "png":
      return pngFault(file)
    case "jpeg":
      return jpegFault(file)
    case "pdf":
      return pdfFault(file)
    default:
      return undefined
  }
}

/** Whether a file of a known kind also contains an archive, a PDF or a page. */
const isTwofold = (kind: FileKind, file: Buffer): boolean =>
  (kind !== "xlsx" && endsAsZip(file)) ||
  (kind !== "pdf" && kind !== "xlsx" && file.subarray(0, 1_024).includes("%PDF-")) ||
  (kind !== "xlsx" && holdsPage(file))

/**
 * Returns the fault, if any, of a file of a known kind: it combines two files, is incomplete, or contains a program
 * (rule safety.files).
 */
export const contentFault = (kind: FileKind, bytes: Uint8Array): Fault | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return isTwofold(kind, file) ? twofold : faultOfKind(kind, file)
}
