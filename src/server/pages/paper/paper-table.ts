import type { PaperBlock, PaperRow } from "./paper-blocks.ts"
import { paperFonts } from "./paper-fonts.ts"

declare global {
  namespace PDFKit.Mixins {
    // the package's types do not contain `scope` yet
    interface StructureElementOptions {
      /** Direction in which a header cell applies. */
      scope?: "Column" | "Row"
    }
  }
}

export type PaperTable = Extract<PaperBlock, { rows: unknown }>

/** Padding in points: between columns, and above and below the text of a row. */
const gap = 14
const air = { facts: 1.5, table: 3 } as const

const sum = (widths: ReadonlyArray<number>): number => widths.reduce((all, width) => all + width, 0)

/**
 * Calculates the widths of the columns: each is as wide as its widest text; if the total is too wide, the first column
 * gets narrower.
 */
const columnsOf = (
  doc: PDFKit.PDFDocument,
  { kind, rows }: PaperTable,
  whole: number
): ReadonlyArray<number> => {
  if (kind === "facts") return [whole * 0.3, whole * 0.7]
  const count = Math.max(...rows.map(({ cells }) => cells.length))
  doc.font(paperFonts.bold)
  const others = Array.from({ length: count - 1 }, (_, column) => {
    const texts = rows.flatMap(({ cells }) =>
      cells.length === count ? (cells[column + 1] ?? "").split("\n") : []
    )
    return Math.min(whole / count, Math.max(0, ...texts.map((text) => doc.widthOfString(text) + gap)))
  })
  return [whole - sum(others), ...others]
}

/**
 * Draws a table at the current position, in the current text size. Rows are not split, unless one is higher than a
 * page; a new page starts with the column heads. (The tables of pdfkit cut rows that are higher than a page, and tag
 * line colours in a way that screen readers reject.)
 */
export const setTable = (
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  table: PaperTable
): void => {
  const { kind, rows } = table
  const { left, right, top } = doc.page.margins
  const whole = doc.page.width - left - right
  const columns = columnsOf(doc, table, whole)
  const heads = rows.filter(({ part }) => part === "head")

  const cellsOf = ({ cells, part }: PaperRow) => {
    doc.font(part === "body" ? paperFonts.regular : paperFonts.bold)
    // a total row has fewer cells than its table, so its first cell spans the missing columns
    const missing = columns.length - cells.length
    return cells.map((text, index) => {
      const from = index === 0 ? 0 : index + missing
      const isFigure = kind === "table" && index > 0 && index === cells.length - 1
      const isLast = index === cells.length - 1
      const wide = sum(columns.slice(from, index + missing + 1))
      return {
        text,
        x: left + sum(columns.slice(0, from)),
        look: { width: isLast ? wide : wide - gap, align: isFigure ? ("right" as const) : ("left" as const) },
        isHead: part === "head" || index === 0
      }
    })
  }
  const heightOf = (row: PaperRow): number =>
    Math.max(...cellsOf(row).map(({ text, look }) => doc.heightOfString(text, look))) + 2 * air[kind]

  const setRow = (row: PaperRow, tags: PDFKit.PDFStructureElement | undefined) => {
    const height = heightOf(row)
    const isWhole = top + height <= doc.page.maxY()
    const begin = doc.y + air[kind]
    if (tags === undefined) doc.markContent("Artifact", { type: "Pagination" })
    for (const { text, x, look, isHead } of cellsOf(row)) {
      // in a row that is higher than a page, each cell is placed below the previous cell
      const draw = () => doc.text(text, x, isWhole ? begin : doc.y, look)
      if (tags === undefined) draw()
      else if (isHead) tags.add(doc.struct("TH", { scope: row.part === "head" ? "Column" : "Row" }, draw))
      else tags.add(doc.struct("TD", {}, draw))
    }
    if (tags === undefined) doc.endMarkedContent()
    doc.y = isWhole ? begin + height - air[kind] : doc.y + air[kind]
    if (kind === "facts") return
    doc.markContent("Artifact", { type: "Layout" })
    doc
      .lineWidth(0.5)
      .moveTo(left, doc.y)
      .lineTo(left + whole, doc.y)
      .stroke("#cccccc")
    doc.endMarkedContent()
  }

  const structure = doc.struct("Table")
  parent.add(structure)
  doc.y += 6
  for (const row of rows) {
    if (doc.y + heightOf(row) > doc.page.maxY()) {
      doc.addPage()
      if (row.part !== "head") for (const head of heads) setRow(head, undefined)
    }
    const tags = doc.struct("TR")
    structure.add(tags)
    setRow(row, tags)
  }
  structure.end()
}
