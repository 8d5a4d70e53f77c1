import { expect, it } from "vitest"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { pageDataText } from "./page-data.ts"

it("contains no text that could close its element, and can be parsed to the same data", () => {
  const data = {
    locale: "de",
    prefix: "",
    sharedHost: false,
    site: { ...sampleSite, operator: { ...sampleSite.operator, name: "</script><!--<script>alert(1)" } },
    seed: 1,
    session: null,
    consent: ""
  } as const
  const text = pageDataText(data)
  expect(text).not.toContain("<")
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)))
})
