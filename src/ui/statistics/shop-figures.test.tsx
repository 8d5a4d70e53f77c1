import { expect, it } from "vitest"
import { noSteps } from "../../domain/figures/shop-steps.ts"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { EmptyZipsPart } from "./EmptyZipsPart.tsx"
import { FunnelPart } from "./FunnelPart.tsx"
import { SourcesPart } from "./SourcesPart.tsx"

const texts = ["shop", "desk", "support"] as const

it("the steps are readable as text and numbers, and the chart beside them is hidden from screen readers", async () => {
  const total = {
    ...noSteps,
    searched: 1100,
    empty: 100,
    begun: 120,
    address: 90,
    stations: 6,
    payment: 80,
    placed: 60
  }
  const html = await renderedIn("de", <FunnelPart total={total} />, texts)
  const steps = html.match(/<li.*?<\/li>/gu)?.map(textOf)
  expect(steps?.map((step) => step.trim())).toEqual([
    "Liste mit Angeboten gesehen 1.000",
    "Bestellung begonnen 120 12 % davon",
    "Adresse angegeben 90 75 % davon",
    "Mengen verteilt nur bei mehreren Lieferstellen 6",
    "Zahlung gewählt 80 88,9 % davon",
    "Bestellt 60 75 % davon"
  ])
  expect(html.match(/<rect width="[^"]*"/gu)?.filter((_, index) => index % 2 === 1)).toEqual(
    ["100%", "12%", "9%", "0.6%", "8%", "6%"].map((width) => `<rect width="${width}"`)
  )
})

it("visits without consent are shown as such (rule consent.campaigns)", async () => {
  const sources = [
    { channel: "newsletter", placed: 3 },
    { channel: null, placed: 40 }
  ] as const
  const html = textOf(await renderedIn("de", <SourcesPart sources={sources} />, texts))
  expect(html).toContain("Newsletter 3")
  expect(html).toContain("keine, oder nicht zugestimmt 40")
})

it("the number of postal codes left out is stated, with the reason (rule figures.small)", async () => {
  const none = { rows: [], moreZips: 0, hiddenZips: 0, hiddenLists: 0, least: 5 }
  const part = async (zips: typeof none) =>
    textOf(await renderedIn("de", <EmptyZipsPart zips={zips} />, texts))
  expect(await part(none)).toContain("fand überall ein Angebot")
  const few = await part({ ...none, hiddenZips: 2, hiddenLists: 7 })
  expect(few).toContain("Dazu 7 an 2 weiteren Postleitzahlen.")
  expect(few).toContain("ab 5 Listen")
  expect(few).not.toContain("überall")
})
