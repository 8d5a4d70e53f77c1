import { CircleCheck } from "lucide-react"
import { createElement, type ElementType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import createIcon from "./lucide-icon.ts"

/** An icon in the format of lucide. */
const drawing = {
  name: "circle-check",
  node: [
    ["circle", { cx: "12", cy: "12", r: "10", key: "1mglay" }],
    ["path", { d: "m16 9-5.5 5.5L8 12", key: "xofnsj" }]
  ]
} as const

/**
 * Renders an icon as markup with its attributes sorted, since their order does not matter; without the namespace and
 * the names of the icon, which only lucide writes.
 */
const markup = (icon: ElementType, props: object): string =>
  renderToStaticMarkup(createElement(icon, props)).replace(/^<svg ([^>]*)>/u, (_, attributes: string) =>
    (attributes.match(/[a-zA-Z:-]+="[^"]*"/gu) ?? [])
      .map((one) => one.replaceAll(/(?<=class="|class="[^"]*)lucide\S*?(?=[ "])\s?/gu, ""))
      .filter((one) => !one.startsWith("xmlns=") && one !== 'class=""')
      .toSorted()
      .join(" ")
  )

it.each([
  {},
  { size: 17, "aria-hidden": "true" },
  { size: 14, strokeWidth: 3.5 },
  { className: "star", size: 20, "aria-hidden": "true" }
])("renders a drawing exactly as lucide does, with %j", (props) => {
  expect(markup(createIcon(drawing), props)).toBe(markup(CircleCheck, props))
})

it("writes nothing that a page does not need: no namespace and no classes with the icon's names", () => {
  const html = renderToStaticMarkup(createElement(createIcon(drawing), { className: "big" }))
  expect(html).not.toContain("xmlns")
  expect(html).toContain('class="big"')
  expect(renderToStaticMarkup(createElement(createIcon(drawing)))).not.toContain("class=")
})

it("defines an icon that appears many times on a page once, and uses it by reference", () => {
  const star = createIcon({ name: "star", node: [["path", { d: "M1 1", key: "a" }]] })
  const once = renderToStaticMarkup(createElement(star, { id: "star" }))
  expect(once).toContain('<symbol id="icon-star" viewBox="0 0 24 24"')
  expect(once).toContain('<path d="M1 1">')
  expect(renderToStaticMarkup(createElement(star, { size: 17, className: "star" }))).toBe(
    '<svg width="17" height="17" fill="none" class="star" aria-hidden="true"><use href="#icon-star"></use></svg>'
  )
})
