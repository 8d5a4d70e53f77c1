import { createElement, type SVGProps } from "react"

interface IconData {
  readonly name: string
  readonly node: ReadonlyArray<readonly [tag: string, attributes: object]>
}

/** Icons that appear many times on a page: each is defined once per page (`IconSymbols`) and then referenced. */
const symbols: ReadonlySet<string> = new Set(["star", "chevron-down"])

const symbolOf = (name: string): string => `icon-${name}`

const line = { stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" }

/**
 * Creates an icon component from lucide's drawing. The build replaces lucide's own function with this one
 * (`vite.config.ts`), because lucide's function is a kilobyte larger and supports contexts, units and widths that are
 * not used here. It also writes a namespace, which HTML does not need, and classes with the icon's names, which nothing
 * uses: 60 bytes for each icon of each page. Icons are decoration: screen readers skip them, since there is text beside
 * them.
 */
export default function createIcon({ name, node }: IconData) {
  const drawing = () => node.map(([tag, attributes]) => createElement(tag, attributes))
  const isSymbol = symbols.has(name)
  return ({ size = 24, className, id, ...rest }: SVGProps<SVGSVGElement> & { readonly size?: number }) => {
    if (isSymbol && id === name)
      return createElement("symbol", { id: symbolOf(name), viewBox: "0 0 24 24", ...line }, ...drawing())
    if (isSymbol)
      return createElement(
        "svg",
        { width: size, height: size, fill: "none", className, "aria-hidden": "true", ...rest },
        createElement("use", { href: `#${symbolOf(name)}` })
      )
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        ...line,
        className,
        "aria-hidden": "true",
        id,
        ...rest
      },
      ...drawing()
    )
  }
}
