import sanitizeHtml from "sanitize-html"

/** A table row: its cells from left to right, with lines separated by `\n`. */
export interface PaperRow {
  readonly cells: ReadonlyArray<string>
  /** "head" for column heads and "foot" for the total at the end, both set in bold. */
  readonly part: "head" | "body" | "foot"
}

/** A block of a printed document. */
export type PaperBlock =
  | { readonly kind: "title" | "heading" | "text" | "address" | "fine"; readonly text: string }
  | { readonly kind: "facts" | "table"; readonly rows: ReadonlyArray<PaperRow> }

const tags = (names: string): ReadonlyArray<string> => names.split(" ")

/** Elements that start and end a text block; in all other elements only the content is read. */
const known = tags(
  "main article section header footer div address h1 h2 h3 p ol ul li dl dt dd table caption thead tbody tfoot tr th td small strong span a br"
)

/** Elements whose text is shown only on the screen, not printed. */
const unread = tags("script style svg button noscript template")

const blocks = new Set(
  tags("main article section header footer div address h1 h2 h3 p ol ul li dl table caption")
)

const words: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }

const plain = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/gu, (_, name: string) => words[name] ?? "")

/** Collapses white space like a browser, but keeps the line breaks that the page contains. */
const calm = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replaceAll(/[ \t\r]+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n")

const kindOf = (within: ReadonlySet<string>): Exclude<PaperBlock, { rows: unknown }>["kind"] => {
  if (within.has("h1")) return "title"
  if (within.has("h2") || within.has("h3") || within.has("caption")) return "heading"
  if (within.has("address")) return "address"
  return within.has("footer") ? "fine" : "text"
}

const isInCell = (within: ReadonlySet<string>): boolean =>
  within.has("dd") || within.has("td") || within.has("th")

/** Collects blocks while a document is read from start to end. */
const collector = () => {
  const found: Array<PaperBlock> = []
  const open: Array<string> = []
  let text = ""
  let rows: Array<PaperRow> = []
  let cells: Array<string> = []

  const within = () => new Set(open)
  const take = (): string => {
    const taken = calm(text)
    text = ""
    return taken
  }
  const endText = () => {
    const kind = kindOf(within())
    const said = take()
    if (said !== "") found.push({ kind, text: said })
  }
  const endRow = (part: PaperRow["part"]) => {
    if (cells.some((cell) => cell !== "")) rows.push({ cells, part })
    cells = []
  }
  const endRows = (kind: "facts" | "table") => {
    if (rows.length > 0) found.push({ kind, rows })
    rows = []
  }

  return {
    found,
    open: (tag: string) => {
      const around = within()
      // each part of an address is put on a separate line, and so is a remark in a cell
      if (
        around.has("address") ||
        (around.has("footer") && tag === "span") ||
        tag === "small" ||
        tag === "br"
      )
        text += "\n"
      if (blocks.has(tag) && !isInCell(around)) endText()
      if (blocks.has(tag) && isInCell(around)) text += "\n"
      if (tag !== "br") open.push(tag)
    },
    close: (tag: string) => {
      const around = within()
      if (tag === "dt" || tag === "dd" || tag === "th" || tag === "td") cells.push(take())
      else if (blocks.has(tag) && !isInCell(around)) endText()
      if (tag === "dd") endRow("body")
      if (tag === "tr") endRow(around.has("thead") ? "head" : around.has("tfoot") ? "foot" : "body")
      if (tag === "dl") endRows("facts")
      if (tag === "table") endRows("table")
      open.splice(open.lastIndexOf(tag), 1)
    },
    // ignores a span within a link: it tells screen readers that the link opens a new window
    add: (said: string) => {
      if (!(open.includes("a") && open.at(-1) === "span")) text += plain(said).replaceAll("\n", " ")
    }
  }
}

/** Reads the blocks of a printed page from its html (`PlainPrintLayout`); empty if the page has no printed version. */
export const paperBlocks = (html: string): ReadonlyArray<PaperBlock> => {
  const [main = ""] = /<main[^>]* data-part="paper".*<\/main>/su.exec(html) ?? []
  const clean = sanitizeHtml(main, {
    allowedTags: [...known],
    allowedAttributes: {},
    nonTextTags: [...unread]
  })
  const { found, open, close, add } = collector()
  for (const [, end = "", tag, said] of clean.matchAll(/<(\/?)([a-z0-9]+) ?\/?>|([^<]+)/gu))
    if (tag === undefined) add(said ?? "")
    else if (end === "/") close(tag)
    else open(tag)
  return found
}
