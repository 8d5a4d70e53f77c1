import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { localAlarm } from "./local-alarm.tsx"
import type { LocalPrices } from "./local-facts.ts"

const munich: LocalPrices = {
  countryId: 1,
  kind: "Town",
  path: "/pelletpreise/bayern/80331",
  title: "80331 München",
  trail: [],
  zipCode: "80331",
  regionSlug: "bayern",
  otherNames: [],
  towns: [],
  sameTown: [],
  currency: "EUR",
  figures: undefined,
  historyOf: "Bayern",
  products: [],
  areas: [],
  dealers: null
}

const shown = (local: Partial<LocalPrices>) =>
  renderedIn("de", <>{localAlarm({ ...munich, ...local }, 20, { price: 41_526, area: "Bayern" })}</>, [
    "shop",
    "documents"
  ])

const zipField = /<input[^>]*required=""[^>]*name="zipCode"|<input[^>]*name="zipCode"[^>]*required=""/u

it("a state's alarm asks for a postal code, and shows and names the price of the state", async () => {
  const html = await shown({ kind: "State", title: "Bayern", zipCode: undefined })
  expect(html).toMatch(zipField)
  expect(html).toContain('<input type="hidden" name="state" value="bayern"/>')
  const text = textOf(html)
  expect(text).toMatch(/, Bayern heute: 415,26/u)
  expect(text).toContain("Beobachtet wird der mittlere Preis im Gebiet „Bayern“.")
})

it("a county's alarm states that it watches the state", async () => {
  const html = await shown({ kind: "County", title: "Landkreis Augsburg", zipCode: undefined })
  expect(html).toMatch(zipField)
  expect(textOf(html)).toContain("im Gebiet „Bayern“, nicht der für Landkreis Augsburg allein.")
})

it("a postal code's alarm needs no further place, and states that it watches the state", async () => {
  const html = await shown({})
  expect(html).toContain('<input type="hidden" name="zipCode" value="80331"/>')
  expect(html).not.toContain('name="state"')
  expect(textOf(html)).toContain("im Gebiet „Bayern“, nicht der für 80331 München allein.")
})

it("a place has no alarm if today's price is unknown", () => {
  expect(localAlarm(munich, 20, undefined)).toBeNull()
  expect(localAlarm(munich, 20, { price: undefined, area: "Bayern" })).toBeNull()
})
