import { expect, it } from "vitest"
import { configurationOf } from "../../domain/options/configuration.ts"
import { createClient } from "../../services/client/client.ts"
import { toWire } from "../../services/client/wire-names.ts"
import { type ProductGroup, productGroup, usualGroup } from "../../domain/product/product-group.ts"
import { askConfiguration, loadOwnPrice } from "./load-own-price.ts"

/** A shop in which this dealer delivers nowhere, and only one postal code exists. */
const client = createClient({
  csrfToken: () => undefined,
  fetch: (address) =>
    Promise.resolve(
      address.includes("/dealer-pages")
        ? Response.json({ Kind: address.includes("80331") ? "Zip" : "Country", Path: "", Title: "" })
        : address.includes("/init/")
          ? Response.json(toWire(configurationOf(1, address.endsWith("/4") ? 4 : 3)))
          : Response.json({ Code: "NotFound", Message: "", Problems: [] }, { status: 404 })
    )
})

const at = (zipCode: string, amount?: string, group: ProductGroup = usualGroup) =>
  loadOwnPrice(
    { client, countryId: 1, group, configuration: askConfiguration(client, 1, group.id) },
    100_001,
    { zipCode, amount }
  )

it("distinguishes an unknown postal code from one where the dealer does not deliver", async () => {
  expect(await at("80331")).toEqual({ kind: "elsewhere", othersPath: "/holzpellethaendler/80331" })
  for (const wrong of ["99999", "8033", "<b>"])
    expect(await at(wrong)).toEqual({ kind: "invalid", field: "zip" })
})

it("reports which limit an amount violates", async () => {
  const told = (amount: string) => at("80331", amount)
  expect(await told("1")).toMatchObject({ field: "amount", problem: "amountMin", amount: 1 })
  expect(await told("viel")).toMatchObject({ field: "amount", problem: "amountMin", amount: 0 })
  expect(await told("999999")).toMatchObject({ field: "amount", problem: "amountMax" })
})

it("measures an amount by the limits of the requested group, and leads to others who sell it", async () => {
  const sacks = productGroup(4)
  expect(await at("80331", "16", sacks)).toMatchObject({ problem: "amountMax", limits: { max: 15 } })
  expect(await at("80331", "5", sacks)).toEqual({
    kind: "elsewhere",
    othersPath: "/holzpellets-sackware/angebotsliste?zipCode=80331"
  })
  expect(await at("80331", undefined, sacks)).toMatchObject({ kind: "elsewhere" })
})
