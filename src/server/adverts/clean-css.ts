import { type CssNode, generate, type List, parse, walk } from "css-tree"
import {
  allowedFunctions,
  allowedMediaFeatures,
  allowedProperties,
  allowedPseudoClasses
} from "../../domain/adverts/allowed-css.ts"
import { allowedElements } from "../../domain/adverts/allowed-html.ts"
import { shortenedRemovals } from "./shortened-removals.ts"

const refusedIn = (root: CssNode, isAllowed: (node: CssNode) => boolean): boolean => {
  let isRefused = false
  walk(root, (node) => {
    isRefused ||= !isAllowed(node)
  })
  return isRefused
}

const isValuePart = (node: CssNode): boolean => {
  switch (node.type) {
    case "Value":
    case "Identifier":
    case "Number":
    case "Percentage":
    case "Dimension":
    case "Hash":
    case "Operator":
    case "Parentheses":
      return true
    case "Function":
      return allowedFunctions.has(node.name.toLowerCase())
    default:
      return false
  }
}

const isSelectorPart = (node: CssNode): boolean => {
  switch (node.type) {
    case "SelectorList":
    case "Selector":
    case "ClassSelector":
    case "Combinator":
      return true
    case "TypeSelector":
      return Object.hasOwn(allowedElements, node.name)
    case "PseudoClassSelector":
      return node.children === null && allowedPseudoClasses.has(node.name)
    default:
      return false
  }
}

const isMediaPart = (node: CssNode): boolean => {
  switch (node.type) {
    case "AtrulePrelude":
    case "MediaQueryList":
    case "MediaQuery":
    case "Condition":
    case "Identifier":
    case "Dimension":
    case "Number":
      return true
    case "Feature":
      return node.kind === "media" && allowedMediaFeatures.has(node.name)
    default:
      return false
  }
}

/** Called with each removed part, in its original form. */
type OnRemoved = (node: CssNode) => void

const isKept = (node: CssNode, onRemoved: OnRemoved): boolean => {
  switch (node.type) {
    case "Declaration":
      return allowedProperties.has(node.property) && !refusedIn(node.value, isValuePart)
    case "Rule":
      if (node.prelude.type === "Raw" || refusedIn(node.prelude, isSelectorPart)) return false
      keepAllowed(node.block.children, onRemoved)
      return !node.block.children.isEmpty
    case "Atrule":
      if (node.name !== "media" || node.prelude === null || node.block === null) return false
      if (refusedIn(node.prelude, isMediaPart)) return false
      keepAllowed(node.block.children, onRemoved)
      return !node.block.children.isEmpty
    default:
      return false
  }
}

const keepAllowed = (children: List<CssNode>, onRemoved: OnRemoved): void => {
  children.forEach((node, item, list) => {
    if (isKept(node, onRemoved)) return
    onRemoved(node)
    list.remove(item)
  })
}

const sheetOf = (css: string): CssNode =>
  parse(css, { parseValue: true, parseAtrulePrelude: true, parseRulePrelude: true })

/**
 * Returns the CSS of an advert, reduced to what the allow-list permits (rule advert.allow-list); unreadable parts are
 * removed. Idempotent.
 */
export const cleanCss = (css: string): string => {
  const sheet = sheetOf(css)
  if (sheet.type !== "StyleSheet") return ""
  keepAllowed(sheet.children, () => {})
  const cleaned = generate(sheet)
  // no allowed CSS contains a character that could close the style element
  return cleaned.includes("<") ? "" : cleaned
}

const isOfRules = ({ type }: CssNode): boolean => type !== "Comment" && type !== "WhiteSpace"

/** Lists the CSS that `cleanCss` removes. A CSS rule that ends up empty is reported through its removed parts. */
export const removedFromCss = (css: string): ReadonlyArray<string> => {
  const sheet = sheetOf(css)
  if (sheet.type !== "StyleSheet") return []
  const removed: Array<string> = []
  keepAllowed(sheet.children, (node) => {
    // CSS rules whose parts were all removed, or that had none
    const isEmptied =
      (node.type === "Rule" || node.type === "Atrule") && node.block !== null && node.block.children.isEmpty
    if (isOfRules(node) && !isEmptied) removed.push(generate(node).replace(/;$/u, ""))
  })
  return shortenedRemovals(removed)
}
