/**
 * Returns the address of the printed page from which a PDF is created: `/druckansicht/agb.pdf` is the PDF of
 * `/druckansicht/agb` (rule law.contract-text). `undefined` for every other address.
 */
export const printedAddress = (url: string): string | undefined => {
  const [, path, query = ""] = /^((?:\/[a-z]+)?\/druckansicht\/[^?.]+)\.pdf(\?.*)?$/u.exec(url) ?? []
  return path === undefined ? undefined : path + query
}

/** Maximum length of a file name without its extension, in characters. */
const longestName = 80

interface PaperFile {
  readonly bytes: Buffer
  /** File name for the download. */
  readonly name: string
}

/** Creates the PDF of a printed page; `undefined` for every other page. */
export const paperFile = async (html: string): Promise<PaperFile | undefined> => {
  // parsers and fonts are loaded with the first printed page, not at the start
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
