import type { PaperBlock } from "./paper-blocks.ts"
import { paperFonts } from "./paper-fonts.ts"
import { type PaperTable, setTable } from "./paper-table.ts"

/** Margins of a page, in points. */
export const margins = { top: 56, bottom: 72, left: 62, right: 62 } as const

/** Font, size, space above the text in points, and tag for each kind of text. */
const looks = {
  title: { font: paperFonts.bold, size: 20, above: 14, tag: "H1" },
  heading: { font: paperFonts.bold, size: 13, above: 14, tag: "H2" },
  text: { font: paperFonts.regular, size: 10.5, above: 5, tag: "P" },
  address: { font: paperFonts.regular, size: 10.5, above: 12, tag: "P" },
  fine: { font: paperFonts.regular, size: 8.5, above: 14, tag: "P" }
} as const

/** Reduces the font's own line spacing, so that a bill fits on one page. */
const lineGap = -0.4

/** Keeps a space at the end of each line: screen readers need it between the words. */
const spoken = (text: string): string => text.replaceAll("\n", " \n")

const spokenTable = ({ kind, rows }: PaperTable): PaperTable => ({
  kind,
  rows: rows.map(({ cells, part }) => ({ cells: cells.map(spoken), part }))
})

/** Lays out blocks in lines and pages, each with its structure tag for screen readers. */
export const layOut = (doc: PDFKit.PDFDocument, blocks: ReadonlyArray<PaperBlock>): void => {
  const whole = doc.struct("Document")
  doc.addStructure(whole)
  doc.lineGap(lineGap)
  const width = doc.page.width - margins.left - margins.right
  for (const block of blocks) {
    if ("rows" in block) {
      doc.fontSize(looks.text.size)
      setTable(doc, whole, spokenTable(block))
      continue
    }
    const { font, size, above, tag } = looks[block.kind]
    const text = spoken(block.text)
    doc.font(font, size)
    const line = doc.currentLineHeight(true)
    // a heading stays on the same page as the text that follows it
    const isHead = block.kind === "title" || block.kind === "heading"
    const needed = isHead ? doc.heightOfString(text, { width }) + 3 * line : line
    if (doc.y + above + needed > doc.page.maxY()) doc.addPage()
    else if (doc.y > margins.top) doc.y += above
    whole.add(doc.struct(tag, {}, () => doc.text(text, margins.left, doc.y, { width })))
  }
  whole.end()
}
