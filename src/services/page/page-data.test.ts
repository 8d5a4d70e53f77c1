import { expect, it } from "vitest"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { pageDataText } from "./page-data.ts"

it("holds no text that could end the element that it stands in, and says all that was said", () => {
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
