import { describe, expect, it } from "vitest"
import { configurationOf } from "../../domain/options/configuration.ts"
import { keepPlaceAndAmount } from "../browser/arrival-wishes.ts"
import { keptValues } from "../browser/storage.ts"
import { createClient } from "../client/client.ts"
import { toWire } from "../client/wire-names.ts"
import { findOwnPrice } from "./own-price.ts"

const offer = (totalPrice: number) => ({
  totalPrice,
  // a heavier pallet at the price of 2500: the cheapest by the kilogram, though not in total
  palletBags: totalPrice === 2500 ? { size: 15, count: 70 } : { size: 15, count: 66 },
  unitPrice: totalPrice / 6,
  currency: "EUR",
  certificationIds: totalPrice === 2400 ? [4] : [1]
})

/** Simulates a browser with stored selections, and a server that returns these total prices or does not respond. */
const visitor = (totals: ReadonlyArray<number> | "unreachable" = [2500, 2400, 2600]) => {
  const wishes = keptValues(() => undefined)
  const prices = keptValues(() => undefined)
  const asked: Array<string> = []
  let now = 1_000_000
  const client = createClient({
    csrfToken: () => "token",
    fetch: async (address) => {
      asked.push(address)
      if (totals === "unreachable") return new Response(null, { status: 503 })
      const groupId = address.endsWith("/4") ? 4 : 3
      return Response.json(
        toWire(address.includes("init") ? configurationOf(1, groupId) : { items: totals.map(offer) })
      )
    }
  })
  return {
    wishes,
    prices,
    asked,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    find: (preferred: 3 | 4 = 3) =>
      findOwnPrice({ client, countryId: 1, preferred, now: () => now, wishes, prices })
  }
}

const loose = { countryId: 1, productGroupId: 3 } as const
const sacks = { countryId: 1, productGroupId: 4 } as const

describe("the best price of a returning visitor", () => {
  it("is not requested if no wishes are stored, or only an amount without a place", async () => {
    const fresh = visitor()
    keepPlaceAndAmount(loose, { zipCode: undefined, amount: 5000 }, fresh.wishes)
    expect(await fresh.find()).toBeUndefined()
    expect(fresh.asked).toEqual([])
  })

  it("is the cheapest offer for the stored wishes", async () => {
    const back = visitor()
    keepPlaceAndAmount(loose, { zipCode: "80331", amount: 5000 }, back.wishes)
    expect(await back.find()).toMatchObject({
      countryCode: "DE",
      productGroupId: 3,
      zipCode: "80331",
      amount: 5000,
      totalPrice: 2400,
      unitPrice: 400,
      currency: "EUR",
      quality: "ENplus A2",
      timeStamp: 1_000_000
    })
    expect(back.asked).toEqual(["/api/kalkulation/init/1/3", "/api/kalkulation/berechnen"])
  })

  it("is of the cheapest kilogram if the pallets differ in weight, like the first row of the list", async () => {
    const back = visitor()
    keepPlaceAndAmount(sacks, { zipCode: "80331", amount: 2 }, back.wishes)
    expect(await back.find(4)).toMatchObject({ productGroupId: 4, totalPrice: 2500 })
  })

  it("is reused for exactly 120 s without a request, and not for other wishes", async () => {
    const back = visitor()
    keepPlaceAndAmount(loose, { zipCode: "80331", amount: 5000 }, back.wishes)
    await back.find()
    back.pass(119_999)
    expect((await back.find())?.timeStamp).toBe(1_000_000)
    expect(back.asked).toHaveLength(2)
    keepPlaceAndAmount(loose, { zipCode: "10115", amount: 5000 }, back.wishes)
    expect((await back.find())?.zipCode).toBe("10115")
    expect(back.asked).toHaveLength(4)
    back.pass(120_000)
    await back.find()
    expect(back.asked).toHaveLength(6)
  })

  it("is calculated again if the stored price is corrupt or the clock was set back", async () => {
    const back = visitor()
    keepPlaceAndAmount(loose, { zipCode: "80331", amount: 5000 }, back.wishes)
    back.prices.set("banner:1:3", '{"totalPrice":"1"}')
    expect((await back.find())?.totalPrice).toBe(2400)
    back.pass(-5000)
    expect((await back.find())?.timeStamp).toBe(995_000)
  })

  it("belongs to the page's group if that has stored wishes, otherwise to another group", async () => {
    const back = visitor()
    keepPlaceAndAmount(sacks, { zipCode: "80331", amount: 2 }, back.wishes)
    expect((await back.find(3))?.productGroupId).toBe(4)
    keepPlaceAndAmount(loose, { zipCode: "80331", amount: 5000 }, back.wishes)
    expect((await back.find(3))?.productGroupId).toBe(3)
    expect((await back.find(4))?.productGroupId).toBe(4)
  })

  it("is undefined without an answer, without offers, and for wishes that cannot be calculated", async () => {
    for (const back of [visitor("unreachable"), visitor([])]) {
      keepPlaceAndAmount(loose, { zipCode: "80331", amount: 5000 }, back.wishes)
      expect(await back.find()).toBeUndefined()
    }
    const wrong = visitor()
    keepPlaceAndAmount(loose, { zipCode: "80331", amount: 3 }, wrong.wishes)
    expect(await wrong.find()).toBeUndefined()
    expect(wrong.asked).toHaveLength(1)
  })
})
