import assert from "node:assert/strict"
import type { Client } from "./client.test-support.ts"
import type { Place } from "./searching.test-support.ts"
import { filled, money, named, text } from "./wire.test-support.ts"

const bestNames = "ProductId Amount UnitPrice TotalPrice Currency DealerName DateTime"

/**
 * Checks the cheapest prices of a place, including those of pallets in sacks. Unknown query keys are ignored, and
 * invalid values return `{}`.
 */
const readBestPrices = async (client: Client, { countryId, zipCode }: Place): Promise<void> => {
  const path = `/api/site/${countryId}/prices/best`
  const best = named(await client.get(`${path}?zipCode=${zipCode}`), bestNames)
  assert.deepEqual([best["ProductId"], best["Amount"]], [20, 6000])
  assert(money(best["TotalPrice"]) > 0)
  const tracked = await client.get(`${path}?zipCode=${zipCode}&amount=6000&productId=20&utm_source=mail&_=1`)
  assert.deepEqual(named(tracked)["TotalPrice"], best["TotalPrice"])
  const pallets = named(await client.get(`${path}?zipCode=${zipCode}&productId=23&amount=6`), bestNames)
  assert.equal(pallets["Amount"], 6)
  for (const query of ["zipCode=hier", `zipCode=${zipCode}&amount=viel`, `zipCode=${zipCode}&productId=4711`])
    assert.deepEqual(await client.get(`${path}?${query}`), {}, query)
  const top = filled(
    await client.get(`/api/kalkulation/best-price?countryId=${countryId}&amount=6000`),
    "DealerId Name UnitPrice TotalPrice Currency TimeStamp"
  )
  assert(top.length <= 3)
}

/** Reads lists that every page needs, and the states for a map. */
const readLists = async (client: Client, { countryId, zipCode }: Place): Promise<void> => {
  const common = named(
    await client.get(`/api/common?countryId=${countryId}`),
    "Address ProductGroups Title1List Title2List CountryList Layout Locale"
  )
  const layout = named(common["Layout"], "Tld CountryId TrustedShopsId Footer main-css ProductGroupId")
  named(layout["Footer"], "Inverted TrustedShops Help")
  named(common["Locale"], "Code Iso Domain DomainExt Currency CurrencyCode ZipPattern DefaultProductId")
  named(common["Address"], "Title1List Title2List CountryList")
  filled(common["ProductGroups"], "Id DefaultProductId IsPallet DefaultUnitShortName DefaultUnitNamePlural")
  const states = filled(
    await client.get(`/api/site/${countryId}/country-states`),
    "Id Name FriendlyName MapId"
  )
  assert.equal(states.length, { 1: 16, 2: 9, 3: 26 }[countryId])
  const [{ FriendlyName }] = states
  const page = `/api/site/${countryId}/pages/check-zipcode/${text(FriendlyName)}?zipCode=${zipCode}`
  const { ValidLocationUrl } = named(await client.get(page), "Valid ValidLocationUrl")
  const own = text(ValidLocationUrl).split("/")[2]
  // Liechtenstein has local pages but is no canton
  assert(own === "liechtenstein" || states.some((state) => state["FriendlyName"] === own))
  const again = named(await client.get(page.replace(text(FriendlyName), text(own))), "Valid")
  assert.equal(again["Valid"], true)
}

/** Sends all calls of the price pages. */
export const readPricePages = async (client: Client, place: Place): Promise<void> => {
  await readBestPrices(client, place)
  await readLists(client, place)
}
