import { classesIn, type CssRule, type StyleRule, writeRules } from "./css-rules.ts"

/** CSS file of a page. */
export interface PageSheet {
  readonly href: string
  readonly rules: ReadonlyArray<CssRule>
}

/** CSS rules inlined in a page. */
export interface SentStyle {
  readonly css: string
  /**
   * URL of the CSS file from which these rules were selected, if its other rules are not in the page; once the file is
   * fetched, its rules are inserted after this style.
   */
  readonly cut?: string
}

/**
 * Rules of a file are left out only if they have at least this many characters in total, because leaving rules out
 * requires a separate style and hash.
 */
const worthCutting = 100

const leavesOf = (rules: ReadonlyArray<CssRule>): ReadonlyArray<StyleRule> =>
  rules.flatMap((rule) => ("text" in rule ? [rule] : leavesOf(rule.rules)))

/** Selects the inline rules for a page with these classes, and the files that are included in full. */
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

/** Maximum number of cached results per kind of page; pages of a kind differ by a few optional parts. */
const mostFits = 20

/**
 * Reduces the style sheets of a document to the CSS rules that its HTML uses (decision 126). `first` precedes all
 * rules; `make` is called once for each distinct set of rules, and its result is reused. The returned function is
 * called for each page, with its HTML and the files that must be included in full.
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
