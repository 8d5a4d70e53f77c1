import { describe, expect, it } from "vitest"
import { writeRules } from "../../src/server/pages/css-rules.ts"
import { rulesOf } from "./css-rules.ts"

/** Returns the classes required by a rule with this selector. */
const needsOf = (selector: string) => {
  const [rule] = rulesOf(`${selector}{color:red}`)
  return rule !== undefined && "needs" in rule ? rule.needs : undefined
}

describe("the rules of a CSS file (rule page.document-styles)", () => {
  it.each([
    ["one class", "._card1", [["_card1"]]],
    ["all classes of a selector", "._card1._open2 > a:hover ._icon3", [["_card1", "_open2", "_icon3"]]],
    ["those of one of its selectors", "._card1,._icon3 svg", [["_card1"], ["_icon3"]]],
    ["nothing if one of its selectors needs nothing", "._card1,table", []],
    ["nothing for elements, states and attributes", ':root:focus-within [data-state="open"]', []],
    ["nothing that must be absent", "._card1:not(._open2)", [["_card1"]]],
    ["what each selector inside of :is() needs", "._card1:is(._open2 a,._open2 b)", [["_card1", "_open2"]]],
    ["nothing of :is() with a choice", "._card1:is(._open2,._icon3)", [["_card1"]]],
    ["what :where() needs", ":where(._card1) p", [["_card1"]]],
    ["what :has() needs", "form:has(> ._open2:checked)", [["_open2"]]],
    ["nothing of :has(:not())", "form:has(:not(._open2))", []],
    ["nothing of :nth-child()", "li:nth-child(2n of ._card1)", []],
    ["no class by part of its name", '[class*="_card1"]', []],
    ["no class that is not a CSS module's", ".machine-chart ._card1", [["_card1"]]],
    ["nothing where a selector is not understood", "._card1 ~~ 5", []]
  ])("need %s", (_, selector, needs) => {
    expect(needsOf(selector)).toEqual(needs)
  })

  it("are found in layers and conditions, which are kept", () => {
    const css =
      "@layer kit{._card1{color:red}@media (width>=768px){@supports (gap:1px){._open2{gap:1px}p{gap:0}}}}"
    expect(rulesOf(css)).toEqual([
      {
        opens: "@layer kit{",
        rules: [
          { text: "._card1{color:red}", needs: [["_card1"]] },
          {
            opens: "@media (width>=768px){",
            rules: [
              {
                opens: "@supports (gap:1px){",
                rules: [
                  { text: "._open2{gap:1px}", needs: [["_open2"]] },
                  { text: "p{gap:0}", needs: [] }
                ]
              }
            ]
          }
        ]
      }
    ])
  })

  it.each([
    "@keyframes _turn1{0%{opacity:0}to{opacity:1}}",
    '@font-face{font-family:"A";src:url(/a.woff2)}',
    "@property --x{syntax:'*';inherits:false}",
    "@scope (._card1){._open2{color:red}}",
    "@layer tokens,base;",
    ":root{--lightningcss-dark: ;--a:{b}}"
  ])("are kept whatever the page contains: %s", (css) => {
    expect(rulesOf(css)).toEqual([{ text: css, needs: [] }])
  })

  it("keep their nested rules", () => {
    const css = "._card1{color:red;&:hover ._open2{color:blue}@media print{color:#000}}"
    expect(rulesOf(css)).toEqual([{ text: css, needs: [["_card1"]] }])
  })

  it("form the complete file when all are written", () => {
    const css =
      '@layer a,b;@import "x.css";@layer a{._card1,p{color:red}@container (width>1px){a{b:c}}}@font-face{a:b}._open2{a:"}"}'
    expect(writeRules(rulesOf(css))).toBe(css)
  })
})
