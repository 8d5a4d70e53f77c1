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
export const paperFile = async (html: string): Promise<PaperFile | undefined> => {
  // parsers and fonts are loaded when the first page is printed, and not at the start
  const [{ paperBlocks }, { paperPdf }] = await Promise.all([
    import("./paper-blocks.ts"),
    import("./paper-pdf.ts")
  ])
  const blocks = paperBlocks(html)
  if (blocks.length === 0) return undefined
  const heading = blocks.flatMap((block) => (block.kind === "title" ? [block.text] : []))[0] ?? "Unterlagen"
  const title = heading.replaceAll("\n", " ")
  return {
    bytes: await paperPdf(blocks, title),
    name: `${Array.from(title.replaceAll(/[^\p{L}\p{N} -]/gu, ""))
      .slice(0, longestName)
      .join("")}.pdf`
  }
}
