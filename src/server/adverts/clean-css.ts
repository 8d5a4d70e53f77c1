import { type CssNode, generate, type List, parse, walk } from "css-tree"
import {
  allowedFunctions,
  allowedMediaFeatures,
  allowedProperties,
  allowedPseudoClasses
} from "../../domain/adverts/allowed-css.ts"
import { allowedElements } from "../../domain/adverts/allowed-html.ts"

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

const isKept = (node: CssNode): boolean => {
  switch (node.type) {
    case "Declaration":
      return allowedProperties.has(node.property) && !refusedIn(node.value, isValuePart)
    case "Rule":
      if (node.prelude.type === "Raw" || refusedIn(node.prelude, isSelectorPart)) return false
      keepAllowed(node.block.children)
      return !node.block.children.isEmpty
    case "Atrule":
      if (node.name !== "media" || node.prelude === null || node.block === null) return false
      if (refusedIn(node.prelude, isMediaPart)) return false
      keepAllowed(node.block.children)
      return !node.block.children.isEmpty
    default:
      return false
  }
}

const keepAllowed = (children: List<CssNode>): void => {
  children.forEach((node, item, list) => {
    if (!isKept(node)) list.remove(item)
  })
}

/**
 * The rules of an advert with nothing in them but what is allowed (rule advert.allow-list): what cannot be read is not
 * there. The same again changes nothing.
 */
export const cleanCss = (css: string): string => {
  const sheet = parse(css, { parseValue: true, parseAtrulePrelude: true, parseRulePrelude: true })
  if (sheet.type !== "StyleSheet") return ""
  keepAllowed(sheet.children)
  const cleaned = generate(sheet)
  // a sign that could end the element that it stands in is in nothing that was allowed
  return cleaned.includes("<") ? "" : cleaned
}
