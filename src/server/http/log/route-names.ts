type Segment =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "any" }
  | { readonly kind: "rest" }

interface Node {
  readonly words: Map<string, Node>
  any?: Node
  /** The template that matches all remaining segments. */
  rest?: string
  template?: string
}

const newNode = (): Node => ({ words: new Map() })

const segmentOf = (text: string): Segment =>
  text === "$" || text === "*"
    ? { kind: "rest" }
    : /^(?:[:$]|\{-\$)/u.test(text)
      ? { kind: "any" }
      : { kind: "word", word: text }

/** Returns the spelling of a template in metrics and logs: `/bewertungen/:dealerId`, `/preise/:state?`. */
const spelled = (template: string): string =>
  template
    .split("/")
    .map((segment) =>
      segment === "$"
        ? "*"
        : segment.startsWith("{-$")
          ? `:${segment.slice(3, -1)}?`
          : segment.replace(/^\$/u, ":")
    )
    .join("/")

const segmentsOf = (path: string): ReadonlyArray<string> => path.split("/").filter((text) => text !== "")

/** Returns the variants of a template, with each possible number of its optional segments, which are at its end. */
const lengthsOf = (template: string): ReadonlyArray<ReadonlyArray<string>> => {
  const segments = segmentsOf(template)
  const needed = segments.filter((text) => !text.startsWith("{-$")).length
  return Array.from({ length: segments.length - needed + 1 }, (_, more) => segments.slice(0, needed + more))
}

const prefixes: ReadonlySet<string> = new Set(["at", "ch"])

/**
 * Maps addresses to the templates of the shop's routes, so that metrics and logs contain no postal codes, ids or
 * tokens. An address without a template is named `other`, so the number of names is limited.
 */
export class RouteNames {
  readonly #root = newNode()

  /**
   * In a template, `:name` or `$name` stands for one segment, `{-$name}` for an optional segment, and `$` or `*` for
   * the rest.
   */
  constructor(templates: ReadonlyArray<string>) {
    for (const template of templates)
      for (const segments of lengthsOf(template)) this.#add(segments, spelled(template))
  }

  #add(segments: ReadonlyArray<string>, template: string): void {
    let node = this.#root
    for (const text of segments) {
      const segment = segmentOf(text)
      if (segment.kind === "rest") {
        node.rest ??= template
        return
      }
      if (segment.kind === "any") node = node.any ??= newNode()
      else {
        const next = node.words.get(segment.word) ?? newNode()
        node.words.set(segment.word, next)
        node = next
      }
    }
    node.template ??= template
  }

  #find(node: Node, segments: ReadonlyArray<string>, at: number): string | undefined {
    const segment = segments[at]
    if (segment === undefined) return node.template ?? node.rest
    const word = node.words.get(segment)
    return (
      (word && this.#find(word, segments, at + 1)) ??
      (node.any && this.#find(node.any, segments, at + 1)) ??
      node.rest
    )
  }

  readonly nameOf = (url: string): string => {
    const end = url.search(/[?#]/u)
    const segments = segmentsOf(end < 0 ? url : url.slice(0, end))
    const first = segments[0]
    const own = first !== undefined && prefixes.has(first) ? segments.slice(1) : segments
    return this.#find(this.#root, own, 0) ?? "other"
  }
}
