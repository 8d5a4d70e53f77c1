// @vitest-environment jsdom
import { generate, parse, walk } from "css-tree"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, expect, it } from "vitest"
import type { RichText } from "../../domain/content/rich-text.ts"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { ArticlePage } from "./ArticlePage.tsx"
import articleClasses from "./ArticlePage.module.css"
import { BriquetteStack } from "./BriquetteStack.tsx"
import drawingClasses from "./Drawing.module.css"
import { CrossLinks } from "./CrossLinks.tsx"
import crossLinksClasses from "./CrossLinks.module.css"
import { Questions } from "./Questions.tsx"
import questionsClasses from "./Questions.module.css"

interface Sheet {
  readonly file: string
  /** Class names in the markup, by their names in the file. */
  readonly classes: Readonly<Record<string, string>>
}

const article: Sheet = { file: "ArticlePage.module.css", classes: articleClasses }
const crossLinks: Sheet = { file: "CrossLinks.module.css", classes: crossLinksClasses }
const drawing: Sheet = { file: "Drawing.module.css", classes: drawingClasses }
const questions: Sheet = { file: "Questions.module.css", classes: questionsClasses }

/** Returns the rules of a style sheet as they count on paper: without layers and other media. */
const onPaper = ({ file, classes }: Sheet): ReadonlyArray<string> => {
  const everywhere: Array<string> = []
  const paper: Array<string> = []
  const sheet = parse(readFileSync(join(import.meta.dirname, file), "utf8"))
  walk(sheet, (node) => {
    if (node.type === "ClassSelector") node.name = classes[node.name] ?? node.name
  })
  walk(sheet, {
    visit: "Rule",
    enter(rule) {
      const condition = this.atrule?.name === "media" ? this.atrule.prelude : null
      if (condition === null) everywhere.push(generate(rule))
      else if (generate(condition) === "print") paper.push(generate(rule))
    }
  })
  return [...everywhere, ...paper]
}

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** Shows markup with a style sheet as a printer would. */
const print = (html: string, sheet: Sheet) => {
  const style = document.createElement("style")
  style.textContent = onPaper(sheet).join("\n")
  document.head.append(style)
  document.body.innerHTML = html
}
const displayOf = (selector: string) => {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`${selector} is not on the page`)
  return getComputedStyle(found).display
}

const words: RichText = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "Trocken lagern." }] }]
}

it("an article is printed without links to other pages, its text over the full width (rule content.print)", async () => {
  const picture = { src: "/bilder/heizmarkt.svg", alt: "", width: 800, height: 300 } as const
  const html = await renderedIn(
    "de",
    <ArticlePage
      trail={[{ title: "Ratgeber", path: "/info-center" }]}
      title="Lager"
      teaser="t"
      from="heute"
      picture={picture}
      blocks={[{ id: "a", type: "text", text: words }]}
      live={{ prices: [], offers: [], instalments: "none", calculator: null, charts: {} }}
      related={[{ path: "/news/artikel/x", title: "x", teaser: "x", picture, publishedAt: "2026-01-01" }]}
    />
  )
  print(html, article)
  expect([displayOf("article nav"), displayOf("section[aria-labelledby=related]")]).toEqual(["none", "none"])
  expect([displayOf("article"), displayOf("article p")]).toEqual(["block", "block"])
  const { maxWidth, padding } = getComputedStyle(document.querySelector("article") ?? document.body)
  expect([maxWidth, padding]).toEqual(["none", "0px"])
  expect(getComputedStyle(document.querySelector("article img") ?? document.body).maxWidth).toBe("352px")
})

it("cross links and drawings are not printed (rule content.print)", async () => {
  const links = [{ title: "Pellets", text: "lose", path: "/holzpellets-lose" }] as const
  const block = { id: "b", type: "crossLinks", title: "Weitere Produkte", links } as const
  print(await renderedIn("de", <CrossLinks block={block} />), crossLinks)
  expect(displayOf("section")).toBe("none")
  print(await renderedIn("de", <BriquetteStack />), drawing)
  expect(displayOf("svg")).toBe("none")
})

it("answers of closed questions are printed (rule content.print)", async () => {
  const block = {
    id: "c",
    type: "questions",
    title: "Fragen",
    questions: [{ title: "Wie?", text: words }]
  } as const
  print(await renderedIn("de", <Questions block={block} />), questions)
  expect(displayOf("section")).not.toBe("none")
  // the pseudo-element is unknown here, so its rule is looked up by its element
  const opening = onPaper(questions).find((rule) => rule.includes("content-visibility:visible")) ?? ""
  const [selector = "", pseudo] = opening.slice(0, opening.indexOf("{")).split("::")
  expect([document.querySelector(selector)?.tagName, pseudo]).toEqual(["DETAILS", "details-content"])
})
