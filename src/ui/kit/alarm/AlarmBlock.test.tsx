import { expect, it } from "vitest"
import { renderedIn, textOf } from "../rendered.test-support.tsx"
import { alarmBlock } from "./AlarmBlock.tsx"

const texts = ["shop", "documents"] as const
const block = (alarm: Parameters<typeof alarmBlock>[0], locale: "de" | "ch" = "de") =>
  renderedIn(locale, <>{alarmBlock(alarm)}</>, [...texts])

it("is one form with today's price beside the field, sent to the alarm's own page (rule account.alarms)", async () => {
  const html = await block({ productId: 20, zipCode: "80331", watched: { price: 41_526, area: "Bayern" } })
  expect(html).toMatch(/<form[^>]*action="\/preisalarm"[^>]*method="post"/u)
  expect(html).toContain('<input type="hidden" name="zipCode" value="80331"/>')
  expect(html).toContain('value="400"')
  expect(textOf(html)).toMatch(/je Tonne\s*, Bayern heute: 415,26/u)
})

it("asks for the postal code if the page has none, and states the weight of a pallet as well", async () => {
  const html = await block(
    { productId: 23, zipCode: "", watched: { price: 43_875, area: "Schweiz und Liechtenstein" } },
    "ch"
  )
  expect(html).toMatch(/<input[^>]*pattern="\\s\*\[1-9\]\[0-9\]\{3\}\\s\*"[^>]*name="zipCode"/u)
  expect(html).toContain("CHF")
  expect(textOf(html)).toContain("von 975 kg")
  expect(textOf(html)).toContain("den Preis Ihres Kantons, ohne sie den der Schweiz und Liechtensteins")
})

it("is omitted if today's price is unknown", () => {
  expect(alarmBlock({ productId: 20, zipCode: "", watched: undefined })).toBeNull()
  expect(alarmBlock({ productId: 20, zipCode: "", watched: { price: undefined, area: "Bayern" } })).toBeNull()
})
