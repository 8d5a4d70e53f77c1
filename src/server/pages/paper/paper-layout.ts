import type { PaperBlock, PaperRow } from "./paper-blocks.ts"
import { type Face, linesOf, paperFonts, textWidth } from "./paper-fonts.ts"

/** A4 in points, and what stays free around the text. */
export const paper = { width: 595, height: 842, side: 62, top: 64, bottom: 72 } as const

const inside = paper.width - 2 * paper.side

/** A part of the document's structure, for screen readers; `parent` is its index, undefined at the top. */
export interface PaperPart {
  readonly tag: "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD"
  readonly parent: number | undefined
}

/** A line of text from its left end; `part` is the index of what it belongs to, undefined for what is only on paper. */
export interface PlacedText {
  readonly face: Face
  readonly size: number
  readonly x: number
  readonly y: number
  readonly text: string
  readonly part: number | undefined
}

export interface PaperPage {
  readonly texts: ReadonlyArray<PlacedText>
  /** Heights of the lines between rows. */
  readonly rules: ReadonlyArray<number>
}

export interface LaidOutPaper {
  readonly pages: ReadonlyArray<PaperPage>
  readonly parts: ReadonlyArray<PaperPart>
}

/** Face, size, space above it in points, and tag of each kind of text. */
const looks = {
  title: { face: "bold", size: 20, above: 14, tag: "H1" },
  heading: { face: "bold", size: 13, above: 14, tag: "H2" },
  text: { face: "regular", size: 10.5, above: 5, tag: "P" },
  address: { face: "regular", size: 10.5, above: 12, tag: "P" },
  fine: { face: "regular", size: 8.5, above: 14, tag: "P" }
} as const

const size = looks.text.size
const leading = 1.38
const gap = 14

/** The widths of a table's columns: as wide as their texts; where that is too much, the first one gives way. */
const columnsOf = (rows: ReadonlyArray<PaperRow>, kind: "facts" | "table"): ReadonlyArray<number> => {
  if (kind === "facts") return [inside * 0.3, inside * 0.7]
  const count = Math.max(...rows.map(({ cells }) => cells.length))
  const { bold } = paperFonts()
  const widest = Array.from({ length: count }, (_, column) =>
    Math.max(
      ...rows.flatMap(({ cells }) =>
        (cells.length === count ? (cells[column] ?? "") : "")
          .split("\n")
          .map((line) => textWidth(bold, size, line) + gap)
      )
    )
  )
  const others = widest.slice(1).reduce((sum, width) => sum + Math.min(width, inside / count), 0)
  return [inside - others, ...widest.slice(1).map((width) => Math.min(width, inside / count))]
}

/** Sets blocks in lines and lines on pages; headings stay with what they are about, and rows are whole. */
export const layOut = (blocks: ReadonlyArray<PaperBlock>, title: string): LaidOutPaper => {
  const fonts = paperFonts()
  const parts: Array<PaperPart> = []
  const pages: Array<{ texts: Array<PlacedText>; rules: Array<number> }> = []
  let y = 0

  const page = () => pages.at(-1) ?? turn()
  const turn = () => {
    const next = { texts: [], rules: [] }
    pages.push(next)
    y = paper.height - paper.top
    return next
  }
  const part = (tag: PaperPart["tag"], parent?: number): number => parts.push({ tag, parent }) - 1
  /** Turns the page where so much no longer fits on it. */
  const need = (height: number) => {
    page()
    if (y - height < paper.bottom) turn()
  }

  const setText = (block: Extract<PaperBlock, { text: string }>) => {
    const { face, size: height, above, tag } = looks[block.kind]
    const lines = linesOf(fonts[face], height, block.text, inside)
    need(
      above + height * leading * (block.kind === "heading" || block.kind === "title" ? lines.length + 3 : 1)
    )
    y -= above
    const id = part(tag)
    for (const text of lines) {
      need(height * leading)
      y -= height * leading
      page().texts.push({ face, size: height, x: paper.side, y, text, part: id })
    }
  }

  const setRows = ({ kind, rows }: Extract<PaperBlock, { rows: unknown }>) => {
    const columns = columnsOf(rows, kind)
    const table = part("Table")
    y -= 6
    for (const row of rows) {
      const bold = row.part !== "body"
      const face = bold ? "bold" : "regular"
      // a sum has fewer cells than its table: its first one takes what is left
      const missing = columns.length - row.cells.length
      const widths = [
        columns.slice(0, missing + 1).reduce((sum, width) => sum + width, 0),
        ...columns.slice(missing + 1)
      ]
      const cells = row.cells.map((text, column) =>
        linesOf(fonts[face], size, text, (widths[column] ?? inside) - gap)
      )
      const height = Math.max(...cells.map(({ length }) => length)) * size * leading
      need(height + 6)
      const line = part("TR", table)
      let x = paper.side
      for (const [column, lines] of cells.entries()) {
        const width = widths[column] ?? inside
        const isFigure = kind === "table" && column > 0 && column === cells.length - 1
        const cell = part(row.part === "head" || column === 0 ? "TH" : "TD", line)
        for (const [index, text] of lines.entries())
          page().texts.push({
            face,
            size,
            x: isFigure ? x + width - textWidth(fonts[face], size, text) : x,
            y: y - (index + 1) * size * leading,
            text,
            part: cell
          })
        x += width
      }
      y -= height + 5
      if (kind === "table") page().rules.push(y)
      y -= 1
    }
  }

  for (const block of blocks)
    if ("rows" in block) setRows(block)
    else setText(block)
  if (pages.length === 0) turn()

  return {
    parts,
    pages: pages.map(({ texts, rules }, index) => ({
      rules,
      texts: [...texts, ...footOf(title, `Seite ${index + 1} von ${pages.length}`)]
    }))
  }
}

/** What stands at the foot of each page: whose it is, and which. */
const footOf = (title: string, number: string): ReadonlyArray<PlacedText> => {
  const { regular } = paperFonts()
  const look = { face: "regular", size: 8.5, y: paper.bottom - 32, part: undefined } as const
  return [
    { ...look, x: paper.side, text: title },
    { ...look, x: paper.width - paper.side - textWidth(regular, look.size, number), text: number }
  ]
}
