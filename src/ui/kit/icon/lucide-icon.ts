import { createElement, type SVGProps } from "react"

interface IconData {
  readonly name: string
  readonly node: ReadonlyArray<readonly [tag: string, attributes: object]>
  readonly aliases?: ReadonlyArray<string>
}

/** Icons that stand many times in a page: drawn once in it (`IconSymbols`), and used by reference. */
const symbols: ReadonlySet<string> = new Set(["star", "chevron-down"])

const symbolOf = (name: string): string => `icon-${name}`

const line = { stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" }

/**
 * What makes an icon out of lucide's drawing. The build puts it in the place of lucide's own (`vite.config.ts`), which
 * weighs a kilobyte more for contexts, units and widths that nothing here uses. Icons are decoration: text stands beside
 * them, so screen readers skip them.
 */
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const names = [name, ...aliases].map((one) => ` lucide-${one}`).join("")
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
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        ...line,
        className: `lucide${names}${className === undefined ? "" : ` ${className}`}`,
        "aria-hidden": "true",
        id,
        ...rest
      },
      ...drawing()
    )
  }
}
