import { classesIn, type CssRule, type StyleRule, writeRules } from "./css-rules.ts"

/** A CSS file of a page. */
export interface PageSheet {
  /** Its address. */
  readonly href: string
  readonly rules: ReadonlyArray<CssRule>
}

/** Rules that stand in a page. */
export interface SentStyle {
  readonly css: string
  /** Address of the file whose other rules are not in the page: once fetched, it belongs behind this style. */
  readonly cut?: string
}

/** From this many characters on it pays to leave rules of a file out, which costs a style and a hash of its own. */
const worthCutting = 100

const leavesOf = (rules: ReadonlyArray<CssRule>): ReadonlyArray<StyleRule> =>
  rules.flatMap((rule) => ("text" in rule ? [rule] : leavesOf(rule.rules)))

/** The rules that a page with these classes is sent, and the files that are in it as a whole. */
const fit = (
  sheets: ReadonlyArray<PageSheet>,
  isKept: (rule: StyleRule) => boolean,
  isWhole: (href: string) => boolean,
  first: string
) => {
  const styles: Array<SentStyle> = []
  const wholeFiles: Array<string> = []
  let text = first
  for (const { href, rules } of sheets) {
    const all = writeRules(rules)
    const kept = isWhole(href) ? all : writeRules(rules, isKept)
    if (all.length - kept.length < worthCutting) {
      text += all
      wholeFiles.push(href)
    } else {
      styles.push({ css: text + kept, cut: href })
      text = ""
    }
  }
  if (text !== "") styles.push({ css: text })
  return { styles, wholeFiles }
}

/** Kept for each kind of page; those of a kind differ by a few parts that some of them have. */
const mostFits = 20

/**
 * Fits the rules of a document to what stands in it (decision 126). `first` comes before all rules; `make` is called once
 * for each fit. The function that comes back is called for each page: with its html, and with the files that must be
 * there as a whole.
 */
export const rulesFitter = <Fitted>(
  sheets: ReadonlyArray<PageSheet>,
  first: string,
  make: (fitted: ReturnType<typeof fit>) => Fitted
) => {
  const leaves = sheets.flatMap(({ rules }) => leavesOf(rules))
  const known = new Map<string, Fitted>()

  return (html: string, whole: ReadonlyArray<string>): Fitted => {
    const used = classesIn(html)
    const isKept = ({ needs }: StyleRule) =>
      needs.length === 0 || needs.some((names) => names.every((name) => used.has(name)))
    const key = [...leaves.map((rule) => (isKept(rule) ? "1" : "0")), ...whole].join("")
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= mostFits) known.clear()
    const made = make(fit(sheets, isKept, (href) => whole.includes(href), first))
    known.set(key, made)
    return made
  }
}
