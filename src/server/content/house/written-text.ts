import { type RichMark, type RichNode, type RichText } from "../../../domain/content/rich-text.ts"

const inline = /\*\*(?<bold>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)/gu

const piece = (text: string, mark?: RichMark): ReadonlyArray<RichNode> =>
  text === "" ? [] : [{ type: "text", text, ...(mark && { marks: [mark] }) }]

/** Parses a line that can contain `**bold**` and `[words](/path)`. */
const lineOf = (line: string): ReadonlyArray<RichNode> => {
  const read: Array<RichNode> = []
  let from = 0
  for (const match of line.matchAll(inline)) {
    const { bold, words = "", href = "" } = match.groups ?? {}
    read.push(...piece(line.slice(from, match.index)))
    read.push(
      ...(bold === undefined
        ? piece(words, { type: "link", attrs: { href } })
        : piece(bold, { type: "bold" }))
    )
    from = match.index + match[0].length
  }
  return [...read, ...piece(line.slice(from))]
}

const paragraph = (line: string): RichNode => ({ type: "paragraph", content: lineOf(line) })

const listOf = (type: "bulletList" | "orderedList", lines: ReadonlyArray<string>): RichNode => ({
  type,
  content: lines.map((line) => ({
    type: "listItem",
    content: [paragraph(line.replace(/^(?:-|\d+\.) /u, ""))]
  }))
})

const partOf = (part: string): RichNode => {
  const lines = part.split("\n").map((line) => line.trim())
  if (lines.every((line) => line.startsWith("- "))) return listOf("bulletList", lines)
  if (lines.every((line) => /^\d+\. /u.test(line))) return listOf("orderedList", lines)
  const [first = ""] = lines
  if (first.startsWith("### "))
    return { type: "heading", attrs: { level: 3 }, content: lineOf(first.slice(4)) }
  return paragraph(lines.join(" "))
}

/** Converts paragraphs, lists (`- `, `1. `) and small headings (`### `), separated by empty lines, to Tiptap's JSON. */
export const written = (text: string): RichText => ({
  type: "doc",
  content: text
    .trim()
    .split(/\n\s*\n/u)
    .map(partOf)
})
