import { readFileSync } from "node:fs"
import { join } from "node:path"

/** A rule of a built CSS file, unchanged. */
export interface StyleRule {
  readonly text: string
  /**
   * For each selector of the rule, the classes of CSS modules that the selector requires. Empty for a rule that may
   * apply to any page.
   */
  readonly needs: ReadonlyArray<ReadonlyArray<string>>
}

/** A layer or condition with the rules in it. */
export interface RuleGroup {
  /** The text in the file up to the opening brace. */
  readonly opens: string
  readonly rules: ReadonlyArray<CssRule>
}

export type CssRule = StyleRule | RuleGroup

/** Pattern of the class names that the build gives to CSS modules (`className` in vite.config.ts). */
export const moduleClass = /_[A-Za-z0-9]{5}/gu

/**
 * Returns the names of CSS-module classes anywhere in a text, also those that a script reads from an attribute or from
 * the props of an island. A text may contain other words of the same form; at worst, a superfluous rule then stays in
 * the page.
 */
export const classesIn = (text: string): ReadonlySet<string> => new Set(text.match(moduleClass))

/** Writes the rules for which `isKept` is true, within their groups; empty groups are left out. */
export const writeRules = (
  rules: ReadonlyArray<CssRule>,
  isKept: (rule: StyleRule) => boolean = () => true
): string =>
  rules
    .map((rule) => {
      if ("text" in rule) return isKept(rule) ? rule.text : ""
      const inside = writeRules(rule.rules, isKept)
      return inside === "" ? "" : `${rule.opens}${inside}}`
    })
    .join("")

const areRules = (value: unknown): value is Readonly<Record<string, ReadonlyArray<CssRule>>> =>
  typeof value === "object" && value !== null

/** Reads the rules of each CSS file of the build, by file name (scripts/build/css-rules.ts). */
export const readCssRules = (clientDirectory: string): Readonly<Record<string, ReadonlyArray<CssRule>>> => {
  const value: unknown = JSON.parse(readFileSync(join(clientDirectory, ".vite/rules.json"), "utf8"))
  if (!areRules(value)) throw new Error("The build does not say which rules its CSS files have")
  return value
}
