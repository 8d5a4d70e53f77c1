import { isRecord } from "../is-record.ts"
import { isLinkTarget } from "./link-target.ts"

/** Tiptap's JSON (a ProseMirror document), limited to the allowed nodes and marks (rule content.allow-list). */
export interface RichText {
  readonly type: "doc"
  readonly content: ReadonlyArray<RichNode>
}

export interface RichNode {
  readonly type: NodeName
  readonly attrs?: { readonly level?: number; readonly start?: number }
  readonly text?: string
  readonly marks?: ReadonlyArray<RichMark>
  readonly content?: ReadonlyArray<RichNode>
}

export type RichMark =
  | { readonly type: "bold" | "italic" }
  | { readonly type: "link"; readonly attrs: { readonly href: string } }

/** Allowed children of each node: other children are refused when a text is saved, and left out when it is read. */
const nodes = {
  paragraph: ["text", "hardBreak"],
  heading: ["text"],
  bulletList: ["listItem"],
  orderedList: ["listItem"],
  listItem: ["paragraph", "bulletList", "orderedList"],
  blockquote: ["paragraph"],
  hardBreak: [],
  text: []
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type NodeName = keyof typeof nodes
export const nodeNames: ReadonlyArray<NodeName> = Object.keys(nodes).filter((name) => isNodeName(name))

const inDocument = ["paragraph", "heading", "bulletList", "orderedList", "blockquote"]

function isNodeName(name: unknown): name is NodeName {
  return typeof name === "string" && Object.hasOwn(nodes, name)
}

/** Maximum number of levels, nodes and characters of one text. */
export interface RichLimits {
  readonly depth: number
  readonly nodes: number
  readonly characters: number
}

/** Limits of stored texts; the levels are enough for lists in lists in lists. */
export const richLimits = { depth: 8, nodes: 2_000, characters: 30_000 } as const satisfies RichLimits

/** Control characters except line breaks, and characters that change the direction of the text around them. */
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

export type RichProblemCode =
  | "malformed"
  | "unknownNode"
  | "misplacedNode"
  | "unknownMark"
  | "unknownMember"
  | "badLink"
  | "badAttribute"
  | "hiddenCharacter"
  | "tooDeep"
  | "tooLarge"

export interface RichProblem {
  readonly code: RichProblemCode
  /** Position in the document: `content.2.content.0`. */
  readonly at: string
}

export interface ReadRichText {
  /** The text, reduced to the allowed parts. */
  readonly text: RichText
  /** Reasons for refusing the text when it is saved; empty if nothing was left out. */
  readonly problems: ReadonlyArray<RichProblem>
}

const empty: RichText = { type: "doc", content: [] }

const isAbsent = (value: unknown): boolean => value === undefined || value === null

/** Reads an entered or stored text, and removes everything that is not allowed and what exceeds the limits. */
export const readRichText = (value: unknown, limits: RichLimits = richLimits): ReadRichText => {
  const problems: Array<RichProblem> = []
  let count = 0
  let characters = 0
  const tell = (code: RichProblemCode, at: string): undefined => {
    problems.push({ code, at })
  }

  const members = (record: object, known: ReadonlyArray<string>, at: string): void => {
    for (const [name, member] of Object.entries(record))
      if (!known.includes(name) && !isAbsent(member))
        tell("unknownMember", at === "" ? name : `${at}.${name}`)
  }

  const markOf = (mark: unknown, at: string): RichMark | undefined => {
    if (!isRecord(mark)) return tell("malformed", at)
    const { type, attrs } = mark
    if (type === "bold" || type === "italic") {
      members(mark, ["type"], at)
      return { type }
    }
    if (type !== "link") return tell("unknownMark", at)
    members(mark, ["type", "attrs"], at)
    if (!isRecord(attrs) || !isLinkTarget(attrs["href"])) return tell("badLink", at)
    members(attrs, ["href"], `${at}.attrs`)
    return { type, attrs: { href: attrs["href"] } }
  }

  const attrsOf = (type: NodeName, attrs: unknown, at: string): RichNode["attrs"] | undefined => {
    const given = isRecord(attrs) ? attrs : {}
    if (!isAbsent(attrs) && !isRecord(attrs)) tell("malformed", `${at}.attrs`)
    members(given, type === "heading" ? ["level"] : type === "orderedList" ? ["start"] : [], `${at}.attrs`)
    if (type === "heading") {
      const { level } = given
      if (level === 3 || level === 4) return { level }
      tell("badAttribute", `${at}.attrs.level`)
      return { level: 3 }
    }
    if (type !== "orderedList" || isAbsent(given["start"]) || given["start"] === 1) return undefined
    const { start } = given
    if (typeof start === "number" && Number.isInteger(start) && start > 1 && start < 1_000) return { start }
    return tell("badAttribute", `${at}.attrs.start`)
  }

  const textOf = (node: Readonly<Record<string, unknown>>, at: string): RichNode | undefined => {
    const { text, marks } = node
    members(node, ["type", "text", "marks"], at)
    if (typeof text !== "string" || text === "" || !text.isWellFormed()) return tell("malformed", at)
    if (hidden.test(text)) return tell("hiddenCharacter", at)
    if ((characters += text.length) > limits.characters) return tell("tooLarge", at)
    if (!isAbsent(marks) && !Array.isArray(marks)) tell("malformed", `${at}.marks`)
    const given: ReadonlyArray<unknown> = Array.isArray(marks) ? marks : []
    if (given.length > 3) tell("tooLarge", `${at}.marks`)
    const read = given.slice(0, 3).flatMap((mark, index) => markOf(mark, `${at}.marks.${index}`) ?? [])
    return { type: "text", text, ...(read.length > 0 && { marks: read }) }
  }

  const childrenOf = (
    content: unknown,
    allowed: ReadonlyArray<string>,
    depth: number,
    at: string
  ): ReadonlyArray<RichNode> => {
    if (isAbsent(content)) return []
    if (!Array.isArray(content)) {
      tell("malformed", at)
      return []
    }
    const read: Array<RichNode> = []
    for (const [index, child] of content.entries()) {
      if (count > limits.nodes) break
      const node = nodeOf(child, allowed, depth, `${at}.${index}`)
      if (node !== undefined) read.push(node)
    }
    return read
  }

  const nodeOf = (
    node: unknown,
    allowed: ReadonlyArray<string>,
    depth: number,
    at: string
  ): RichNode | undefined => {
    if (++count > limits.nodes) return tell("tooLarge", at)
    if (depth > limits.depth) return tell("tooDeep", at)
    if (!isRecord(node)) return tell("malformed", at)
    const { type } = node
    if (!isNodeName(type)) return tell("unknownNode", at)
    if (!allowed.includes(type)) return tell("misplacedNode", at)
    if (type === "text") return textOf(node, at)
    members(node, ["type", "attrs", "content"], at)
    const attrs = attrsOf(type, node["attrs"], at)
    const content = childrenOf(node["content"], nodes[type], depth + 1, `${at}.content`)
    return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) }
  }

  if (!isRecord(value) || value["type"] !== "doc")
    return { text: empty, problems: [{ code: "malformed", at: "" }] }
  members(value, ["type", "content"], "")
  const content = childrenOf(value["content"], inDocument, 1, "content")
  return { text: { type: "doc", content }, problems }
}

/** Returns the plain text, for descriptions and structured data. */
export const plainText = ({ content }: Pick<RichNode | RichText, "content">): string =>
  (content ?? [])
    .map((node) => node.text ?? (node.type === "hardBreak" ? " " : plainText(node)))
    .join(content?.some(({ type }) => type === "text") ? "" : " ")
    .replaceAll(/\s+/gu, " ")
    .trim()
