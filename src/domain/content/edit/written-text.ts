import { isRecord } from "../../is-record.ts"
import { type ReadRichText, readRichText } from "../rich-text.ts"
import { shownWords } from "./shown-words.ts"

/** Reduces a link to its target and drops all other attributes, e.g. those from a pasted page. */
const bareMark = (mark: unknown): unknown =>
  isRecord(mark) && mark["type"] === "link" && isRecord(mark["attrs"])
    ? { type: "link", attrs: { href: mark["attrs"]["href"] } }
    : mark

const cleaned = (node: unknown, depth: number): unknown => {
  if (!isRecord(node) || depth > 30) return node
  const { text, content, marks } = node
  return {
    ...node,
    ...(typeof text === "string" && { text: shownWords(text) }),
    ...(Array.isArray(marks) && { marks: marks.map(bareMark) }),
    ...(Array.isArray(content) && { content: content.map((child: unknown) => cleaned(child, depth + 1)) })
  }
}

/**
 * Converts typed or pasted text to its stored form, which contains only allowed parts; also returns a problem for each
 * removed part.
 */
export const writtenText = (json: unknown): ReadRichText => readRichText(cleaned(json, 0))
