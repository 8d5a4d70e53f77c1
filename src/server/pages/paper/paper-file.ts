import { paperBlocks } from "./paper-blocks.ts"
import { layOut } from "./paper-layout.ts"
import { pdfFile } from "./pdf-file.ts"

/**
 * The address of the printed page that a PDF is made of: `/druckansicht/agb.pdf` is `/druckansicht/agb` on paper
 * (rule law.contract-text). Undefined for every other address.
 */
export const printedAddress = (url: string): string | undefined => {
  const [, path, query = ""] = /^((?:\/[a-z]+)?\/druckansicht\/[^?.]+)\.pdf(\?.*)?$/u.exec(url) ?? []
  return path === undefined ? undefined : path + query
}

/** Signs of a file's name before its ending. */
const longestName = 80

interface PaperFile {
  readonly bytes: Buffer
  /** What it is kept under. */
  readonly name: string
}

/** The PDF of a printed page; undefined for every other page, which has no paper to be read. */
export const paperFile = (html: string): PaperFile | undefined => {
  const blocks = paperBlocks(html)
  if (blocks.length === 0) return undefined
  const heading = blocks.flatMap((block) => (block.kind === "title" ? [block.text] : []))[0] ?? "Unterlagen"
  const title = heading.replaceAll("\n", " ")
  return {
    bytes: pdfFile(layOut(blocks, title), title),
    name: `${Array.from(title.replaceAll(/[^\p{L}\p{N} -]/gu, ""))
      .slice(0, longestName)
      .join("")}.pdf`
  }
}
