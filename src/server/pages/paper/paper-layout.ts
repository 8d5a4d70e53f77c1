import type { PaperBlock, PaperRow } from "./paper-blocks.ts"
import { paperFonts } from "./paper-fonts.ts"

/** The free edges of a page, in points. */
export const margins = { top: 64, bottom: 72, left: 62, right: 62 } as const

type Texts = Extract<PaperBlock, { text: string }>
type Rows = Extract<PaperBlock, { rows: unknown }>

/** Font, size, space above it in points, and tag of each kind of text. */
const looks = {
  title: { font: paperFonts.bold, size: 20, above: 14, tag: "H1" },
  heading: { font: paperFonts.bold, size: 13, above: 14, tag: "H2" },
  text: { font: paperFonts.regular, size: 10.5, above: 5, tag: "P" },
  address: { font: paperFonts.regular, size: 10.5, above: 12, tag: "P" },
  fine: { font: paperFonts.regular, size: 8.5, above: 14, tag: "P" }
} as const

const { size } = looks.text
const gap = 14
const rule = "#cccccc"
const padding = { top: 3, right: gap, bottom: 3, left: 0 } as const

/** A screen reader needs a blank between words where a line ends. */
const spoken = (text: string): string => text.replaceAll("\n", " \n")

/** Sets blocks in lines and on pages, each as a part of the document that screen readers know. */
export const layOut = (doc: PDFKit.PDFDocument, blocks: ReadonlyArray<PaperBlock>): void => {
  const whole = doc.struct("Document")
  doc.addStructure(whole)
  const inside = doc.page.width - margins.left - margins.right
  const pageHeight = doc.page.maxY() - margins.top

  /** Goes down by `above`, or to the next page where less than `height` points would be left below that. */
  const goDown = (above: number, height: number) => {
    if (doc.y + above + height > doc.page.maxY()) doc.addPage()
    else doc.y += above
  }

  const setText = ({ kind, text }: Texts) => {
    const { font, size, above, tag } = looks[kind]
    doc.font(font, size)
    const line = doc.currentLineHeight(true)
    // a heading stays with what it is about
    const isHead = kind === "title" || kind === "heading"
    goDown(above, isHead ? doc.heightOfString(text, { width: inside }) + 3 * line : line)
    whole.add(doc.struct(tag, {}, () => doc.text(spoken(text), margins.left, doc.y, { width: inside })))
  }

  /** As wide as their texts; where that is too much, the first column gives way. */
  const columnsOf = ({ kind, rows }: Rows): ReadonlyArray<number> => {
    if (kind === "facts") return [inside * 0.3, inside * 0.7]
    const count = Math.max(...rows.map(({ cells }) => cells.length))
    doc.font(paperFonts.bold, size)
    const others = Array.from({ length: count - 1 }, (_, column) => {
      const texts = rows.flatMap(({ cells }) =>
        cells.length === count ? (cells[column + 1] ?? "").split("\n") : []
      )
      return Math.min(inside / count, Math.max(0, ...texts.map((text) => doc.widthOfString(text) + gap)))
    })
    return [inside - others.reduce((sum, width) => sum + width, 0), ...others]
  }

  const setRows = (block: Rows) => {
    const columns = columnsOf(block)
    const cellsOf = ({ cells, part }: PaperRow) =>
      cells.map((text, column) => ({
        text: spoken(text),
        font: { src: part === "body" ? paperFonts.regular : paperFonts.bold },
        // a sum has fewer cells than its table: its first one takes what is left
        colSpan: column === 0 ? columns.length - cells.length + 1 : 1,
        type: part === "head" || column === 0 ? ("TH" as const) : ("TD" as const),
        scope: part === "head" ? "Column" : column === 0 ? "Row" : undefined,
        align: { x: isFigure(column, cells.length) ? ("right" as const) : ("left" as const) },
        padding: isFigure(column, cells.length) ? { ...padding, left: gap, right: 0 } : padding
      }))
    const isFigure = (column: number, count: number) =>
      block.kind === "table" && column > 0 && column === count - 1
    doc.font(paperFonts.regular, size)
    goDown(6, doc.currentLineHeight(true) + 6)
    const options = {
      structParent: whole,
      position: { x: margins.left, y: doc.y },
      columnStyles: [...columns],
      defaultStyle: {
        border: { top: 0, right: 0, bottom: block.kind === "table" ? 0.5 : 0, left: 0 },
        borderColor: { top: rule, right: rule, bottom: rule, left: rule }
      },
      data: block.rows.map(cellsOf)
    }
    doc.table(options)
  }

  for (const block of blocks)
    if ("rows" in block) setRows(block)
    else setText(block)
  whole.end()
}
