import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import type { TrustFigures } from "./site-facts.ts"
import { Trust } from "./Trust.tsx"

const trust: TrustFigures = {
  overallMark: 4.8,
  overallMarkDescriptionGUILang: "Sehr gut",
  activeReviewCount: 1204,
  activePeriodInDays: 365,
  totalReviewCount: 9001,
  link: "https://ratings.example/X1"
}

it("the rating is stated in words, with its basis and a link to the reviews", async () => {
  const html = await renderedIn("de", <Trust trust={trust} />)
  expect(textOf(html)).toContain("Sehr gut: 4,8 von 5 Sternen")
  expect(textOf(html)).toContain("1.204 Bewertungen in 365 Tagen, 9.001 insgesamt")
  expect(html).toContain('href="https://ratings.example/X1"')
})

it("words that the service does not provide are left out", async () => {
  const html = await renderedIn(
    "de",
    <Trust trust={{ ...trust, overallMarkDescriptionGUILang: "Keine Daten" }} />
  )
  expect(html).not.toContain("Keine Daten")
  expect(textOf(html)).toContain("4,8 von 5 Sternen")
})
