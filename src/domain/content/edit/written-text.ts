import { isRecord } from "../../is-record.ts"
import { type ReadRichText, readRichText, type RichLimits } from "../rich-text.ts"
import { shownWords } from "./shown-words.ts"

/** Reduces a link to its target and drops all other attributes, e.g. those from a pasted page. */
const bareMark = (mark: unknown): unknown =>
  isRecord(mark) && mark["type"] === "link" && isRecord(mark["attrs"])
    ? { type: "link", attrs: { href: mark["attrs"]["href"] } }
    : mark

/** Levels up to which a text is read; no list is nested so deep. */
const deepest = 30

/** What is too long or nested too deep stays in the text: only its author can decide how to shorten it. */
const unlimited: RichLimits = { depth: deepest, nodes: Infinity, characters: Infinity }

const cleaned = (node: unknown, depth: number): unknown => {
  if (!isRecord(node) || depth > deepest) return node
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
 * removed part. A text that exceeds the limits stays whole: it is not saved until it is shortened.
 */
export const writtenText = (json: unknown): ReadRichText => readRichText(cleaned(json, 0), unlimited)
