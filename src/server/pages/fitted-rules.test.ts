import { describe, expect, it, vi } from "vitest"
import { type CssRule, writeRules } from "./css-rules.ts"
import { rulesFitter, type SentStyle } from "./fitted-rules.ts"

/** A declaration that is long enough for its rule to be worth leaving out. */
const long = `margin:${"0 ".repeat(80)}`

const rule = (name: string): CssRule => ({ text: `.${name}{${long}}`, needs: [[name]] })

const kit: ReadonlyArray<CssRule> = [
  {
    opens: "@layer kit{",
    rules: [
      { text: "table{color:red}", needs: [] },
      rule("_card1"),
      { opens: "@media print{", rules: [rule("_open2")] },
      { text: `._card1._open2,._icon3 a{${long}}`, needs: [["_card1", "_open2"], ["_icon3"]] }
    ]
  }
]
const subject: ReadonlyArray<CssRule> = [{ opens: "@layer subject{", rules: [rule("_news4")] }]

const sheets = [
  { href: "/kit.css", rules: kit },
  { href: "/subject.css", rules: subject }
]

interface Fit {
  readonly styles: ReadonlyArray<SentStyle>
  readonly wholeFiles: ReadonlyArray<string>
}

const fitted = (html: string, whole: ReadonlyArray<string> = []) =>
  rulesFitter<Fit>(sheets, "@layer kit,subject;", (fit) => fit)(html, whole)

describe("the rules of a document (rule page.document-styles)", () => {
  it("are those whose classes it contains, in their layers and conditions", () => {
    const { styles } = fitted('<p class="_card1 x">')
    expect(styles).toEqual([
      {
        css: `@layer kit,subject;@layer kit{table{color:red}._card1{${long}}}`,
        cut: "/kit.css"
      },
      { css: "", cut: "/subject.css" }
    ])
  })

  it("are included if it contains each class of one of their selectors", () => {
    expect(fitted('<p class="_icon3">').styles[0]?.css).toContain("._card1._open2,._icon3 a{")
    expect(fitted('<p class="_card1 _open2">').styles[0]?.css).toContain("._card1._open2,._icon3 a{")
    expect(fitted('<p class="_open2">').styles[0]?.css).not.toContain("._card1")
  })

  it("include those of classes that scripts find in attributes and props", () => {
    for (const html of ['<p data-frame="_news4">', '<p data-props=\'{"look":"_news4"}\'>'])
      expect(
        fitted(html)
          .styles.map(({ css }) => css)
          .join("")
      ).toContain("._news4{")
  })

  it("are a complete file if an island needs it, or if nothing is left out", () => {
    const { styles, wholeFiles } = fitted('<p class="_news4">', ["/kit.css"])
    expect(styles).toEqual([{ css: `@layer kit,subject;${writeRules(kit)}${writeRules(subject)}` }])
    expect(wholeFiles).toEqual(["/kit.css", "/subject.css"])
  })

  it("are a complete file if leaving rules out would not pay off", () => {
    const short: ReadonlyArray<CssRule> = [{ text: "._icon3{margin:0}", needs: [["_icon3"]] }]
    const fit = rulesFitter<Fit>([{ href: "/short.css", rules: short }], "", (made) => made)("<p>", [])
    expect(fit).toEqual({ styles: [{ css: "._icon3{margin:0}" }], wholeFiles: ["/short.css"] })
  })

  it("are built once for pages with the same rules", () => {
    const make = vi.fn<(fit: Fit) => Fit>((fit) => fit)
    const fit = rulesFitter(sheets, "", make)
    const first = fit('<p class="_card1">', [])
    expect(fit('<b class="_other _card1">', [])).toBe(first)
    expect(make).toHaveBeenCalledTimes(1)
    expect(fit('<p class="_card1">', ["/kit.css"])).not.toBe(first)
    expect(fit('<p class="_open2">', [])).not.toBe(first)
    expect(make).toHaveBeenCalledTimes(3)
  })
})
