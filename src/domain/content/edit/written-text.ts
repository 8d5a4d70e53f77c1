import { isRecord } from "../../is-record.ts"
import { type ReadRichText, readRichText } from "../rich-text.ts"

/** Codes of control and the signs that turn the direction of text: pasted text may hold them unseen. */
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A link is where it leads: what an editor or another page says besides is not kept. */
const bareMark = (mark: unknown): unknown =>
  isRecord(mark) && mark["type"] === "link" && isRecord(mark["attrs"])
    ? { type: "link", attrs: { href: mark["attrs"]["href"] } }
    : mark

const cleaned = (node: unknown, depth: number): unknown => {
  if (!isRecord(node) || depth > 30) return node
  const { text, content, marks } = node
  return {
    ...node,
    ...(typeof text === "string" && { text: text.toWellFormed().replaceAll(hidden, " ") }),
    ...(Array.isArray(marks) && { marks: marks.map(bareMark) }),
    ...(Array.isArray(content) && { content: content.map((child: unknown) => cleaned(child, depth + 1)) })
  }
}

/** What was written or pasted as it is stored: within the allow-list, and what of it would be lost. */
export const writtenText = (json: unknown): ReadRichText => readRichText(cleaned(json, 0))
