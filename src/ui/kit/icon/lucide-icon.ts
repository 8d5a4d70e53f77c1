import { createElement, type SVGProps } from "react"

interface IconData {
  readonly name: string
  readonly node: ReadonlyArray<readonly [tag: string, attributes: object]>
  readonly aliases?: ReadonlyArray<string>
}

/**
 * What makes an icon out of lucide's drawing. The build puts it in the place of lucide's own (`vite.config.ts`), which
 * weighs a kilobyte more for contexts, units and widths that nothing here uses. Icons are decoration: text stands beside
 * them, so nobody hears them.
 */
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const names = [name, ...aliases].map((one) => ` lucide-${one}`).join("")
  return ({ size = 24, className, ...rest }: SVGProps<SVGSVGElement> & { readonly size?: number }) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide${names}${className === undefined ? "" : ` ${className}`}`,
        "aria-hidden": "true",
        ...rest
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes))
    )
}
