import { type CssNode, type List, parse } from "css-tree"
import type { Plugin } from "vite"
import { type CssRule, moduleClass } from "../../src/server/pages/css-rules.ts"

/** At-rules that contain style rules. They only determine whether these rules apply, or with which priority. */
const groups = new Set(["container", "layer", "media", "starting-style", "supports"])

/**
 * Pseudo-classes like `:is(…)`, of whose inner selectors at least one has to match. `:not(…)` is left out, because it
 * requires no class.
 */
const withSelectors = new Set(["is", "where", "has", "matches", "-webkit-any"])

const isModuleClass = (name: string): boolean => name.match(moduleClass)?.[0] === name

const both = (some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...some].filter((name) => others.has(name)))

/** Returns the classes that all selectors of a list require. */
const neededByEach = (selectors: List<CssNode>): ReadonlySet<string> => {
  const needs = selectors.toArray().map(neededBy)
  return needs.slice(1).reduce(both, needs[0] ?? new Set())
}

/** Returns the classes without which a selector cannot match. */
const neededBy = (selector: CssNode): ReadonlySet<string> => {
  if (selector.type !== "Selector") return new Set()
  const needs = selector.children.toArray().flatMap((part) => {
    if (part.type === "ClassSelector") return isModuleClass(part.name) ? [part.name] : []
    if (part.type !== "PseudoClassSelector" || !withSelectors.has(part.name)) return []
    const list = part.children?.first
    return list?.type === "SelectorList" ? [...neededByEach(list.children)] : []
  })
  return new Set(needs)
}

/**
 * Returns, for each selector of a rule, the classes that it requires; an empty list if one of the selectors requires
 * none.
 */
const needsOf = (prelude: CssNode): ReadonlyArray<ReadonlyArray<string>> => {
  if (prelude.type !== "SelectorList") return []
  const needs = prelude.children.toArray().map((selector) => [...neededBy(selector)])
  return needs.some((names) => names.length === 0) ? [] : needs
}

/** Returns the rules of a CSS file in their order; concatenated they are equivalent to the file. */
export const rulesOf = (css: string): ReadonlyArray<CssRule> => {
  const slice = (node: CssNode, end = node.loc?.end.offset): string =>
    css.slice(node.loc?.start.offset, end).trim()

  const toRule = (node: CssNode): CssRule => {
    if (node.type === "Rule") return { text: slice(node), needs: needsOf(node.prelude) }
    if (node.type !== "Atrule") return { text: slice(node), needs: [] }
    // an at-rule without a block ends with a semicolon, which is not part of the node
    if (node.block === null) return { text: `${slice(node).replace(/;$/u, "")};`, needs: [] }
    if (!groups.has(node.name)) return { text: slice(node), needs: [] }
    const opens = `${slice(node, node.block.loc?.start.offset)}{`
    return { opens, rules: node.block.children.toArray().map(toRule) }
  }

  const sheet = parse(css, {
    positions: true,
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false
  })
  return sheet.type === "StyleSheet" ? sheet.children.toArray().map(toRule) : []
}

/**
 * Writes the rules of each CSS file to a file from which the server selects those of a page
 * (server/pages/fitted-rules.ts).
 */
export const cssRules: Plugin = {
  name: "css-rules",
  enforce: "post",
  applyToEnvironment: (environment) => environment.name === "client",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css")
          ? [[file.fileName, rulesOf(Buffer.from(file.source).toString("utf8"))] as const]
          : []
      )
      const source = JSON.stringify(Object.fromEntries(files))
      this.emitFile({ type: "asset", fileName: ".vite/rules.json", source })
    }
  }
}
