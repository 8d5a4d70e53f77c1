import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { productGroupId, productGroupIdText } from "../../../src/contract/primitives.ts"
import { alarmProblems } from "../../../src/domain/alarm/price-alarm.ts"
import { matrixCells } from "../../../src/domain/bulk/matrix.ts"
import { pointRows } from "../../../src/domain/bulk/point-rows.ts"
import { bulkPointLimits, householdMinimum } from "../../../src/domain/bulk/points.ts"
import { splitPoints } from "../../../src/domain/bulk/split-points.ts"
import { initialAmount } from "../../../src/domain/calculator/simple-form.ts"
import { legalVersionsOf } from "../../../src/domain/legal/versions.ts"
import { needsMoisture } from "../../../src/domain/legal/wood-chip-moisture.ts"
import { withdrawal, withdrawalGroups } from "../../../src/domain/legal/withdrawal.ts"
import { withdrawalRight } from "../../../src/domain/legal/withdrawal-right.ts"
import { calculationProblems } from "../../../src/domain/options/calculation-problems.ts"
import { optionsOf } from "../../../src/domain/options/catalogue.ts"
import { completeCalculation } from "../../../src/domain/options/complete-calculation.ts"
import { configurationOf } from "../../../src/domain/options/configuration.ts"
import { feesOf } from "../../../src/domain/options/fee-catalogue.ts"
import { desiredDateId } from "../../../src/domain/options/option-ids.ts"
import { groupOfProduct, productsOf } from "../../../src/domain/options/products.ts"
import { type CountryId, countryIds } from "../../../src/domain/place/country.ts"
import { priceRequest } from "../../../src/domain/price/price-request.ts"
import { vatClassOf } from "../../../src/domain/price/vat-class.ts"
import { amountLimits } from "../../../src/domain/product/amount.ts"
import {
  type ProductGroup,
  productGroupById,
  productGroupBySlug,
  productGroups
} from "../../../src/domain/product/product-group.ts"
import { sampleSite } from "../../../src/domain/site/sample-site.ts"
import { lawfulTable } from "../../../src/server/db/lawful-table.test-support.ts"
import { basePriceUnitOf } from "../../../src/domain/price/offer-values.ts"
import { listedPaths } from "../../../src/services/router/public-pages.ts"
import { companyOf } from "../../../src/server/sample-data/company.ts"
import type { Dealer } from "../../../src/server/sample-data/dealer.ts"
import { feeRowsOf } from "../../../src/server/sample-data/dealer-fees.ts"
import { pastOffer } from "../../../src/server/sample-data/order-offer.ts"
import { levels } from "../../../src/server/sample-data/prices/price-level.ts"
import { randomOf } from "../../../src/server/sample-data/random.ts"
import { grains } from "../../../src/server/statistics/order-days.ts"
import { figureColumns } from "../../../src/server/statistics/period-statistic-rows.ts"
import { twinIds } from "../new-groups.ts"

const seed = 1
const at = new Date("2026-11-23T10:00:00Z")
const today = Math.floor(at.getTime() / 86_400_000)

const sellerOf = (countryId: CountryId, { id }: ProductGroup): Dealer => ({
  id: 100_000,
  countryId,
  company: companyOf(countryId, 0, "Musterort", randomOf(seed, "company")),
  areas: [
    {
      id: 1,
      branchName: "Zentrale",
      street: "Musterstraße 1",
      home: { countryId, zipCode: countryId === 1 ? "80331" : "8001", name: "Musterort", regionCode: "" },
      zipPrefixes: [],
      leadWorkdays: 3,
      windowWorkdays: 4
    }
  ],
  groups: [id],
  priceFactor: 1
})

/** Returns a sample offer at the comparison amount, without the values that identify the product. */
const offered = (countryId: CountryId, group: ProductGroup) => {
  const dealer = sellerOf(countryId, group)
  const [area] = dealer.areas
  const calculation = completeCalculation(
    { zipCode: area?.home.zipCode ?? "", amount: group.comparisonAmount },
    configurationOf(countryId, group.id)
  )
  const offer = area && pastOffer({ seed, today, vat: lawfulTable }, dealer, area, calculation, at)
  return offer && { ...offer, id: "", hash: "", productId: 0 }
}

/**
 * Returns everything that the shop shows and calculates for a group in a country, except the numbers, the URL slug and
 * the name of the group.
 */
const madeOf = (countryId: CountryId, group: ProductGroup) => {
  const { id, productId } = group
  const zipCode = countryId === 1 ? "80331" : "8001"
  const goods = { countryId, productGroupId: id }
  const data = configurationOf(countryId, id)
  const calculation = completeCalculation({ zipCode }, data)
  const request = priceRequest(calculation)
  return {
    alarm: [0, 1, 700, 40_000].map((amount) =>
      alarmProblems({
        kind: "PriceAlarm",
        ...goods,
        productId,
        zipCode,
        amount,
        threshold: 100,
        direction: "Below"
      })
    ),
    amounts: [amountLimits(countryId, id), initialAmount(id), group.comparisonAmount],
    bulk: [
      bulkPointLimits(countryId, id),
      householdMinimum(countryId, id, 3),
      matrixCells(countryId, id),
      pointRows(id, []),
      splitPoints(countryId, id, { zipCode, amount: 50_000, stations: 1 })
    ],
    problems: [0, 1, 5, 700, 2500, 25_000, 40_000].map((amount) =>
      [1, 3].map((stations) => calculationProblems({ ...calculation, amount, stations }))
    ),
    options: [optionsOf(id), feesOf(id), desiredDateId(id)],
    configuration: { ...data, productGroupId: 0, productId: 0, products: data.products.length },
    request: request && { ...request, productGroupId: 0, productId: 0 },
    products: productsOf(id).map(({ isUpselling }) => isUpselling),
    law: [
      legalVersionsOf(countryId, id),
      withdrawal(countryId, id, sampleSite.operator),
      withdrawalRight(countryId, id),
      needsMoisture(goods),
      vatClassOf(goods),
      vatClassOf(goods, { moistureClass: "from25", burningAssured: false })
    ],
    sample: [
      levels[productId],
      feeRowsOf(seed, sellerOf(countryId, group)).map((row) => ({ ...row, product_group_id: 0 })),
      offered(countryId, group)
    ],
    basePriceUnit: basePriceUnitOf(id)
  }
}

const pairs = productGroups.flatMap((twin): ReadonlyArray<readonly [string, ProductGroup, ProductGroup]> => {
  const group = productGroupById(twin.id - twinIds.group)
  return group === undefined ? [] : [[group.slug, group, twin]]
})

describe("a copy of each group, added to the table", () => {
  it("exists", () => {
    const groups = productGroups.filter(({ id }) => id < twinIds.group)
    expect(groups.length).toBeGreaterThan(9)
    expect(pairs.map(([, group]) => group)).toEqual(groups)
  })

  it.each(pairs)("of %s is treated like the original in every country", (_, group, twin) => {
    for (const countryId of countryIds) {
      expect(offered(countryId, group)?.totalPrice).toBeGreaterThan(0)
      expect(madeOf(countryId, twin)).toEqual(madeOf(countryId, group))
    }
  })

  it.each(pairs)("of %s is found by its numbers and its slug", (_, group, twin) => {
    expect(Schema.decodeSync(productGroupId)(twin.id)).toBe(twin.id)
    expect(Schema.decodeSync(productGroupIdText)(String(twin.id))).toBe(twin.id)
    expect(productGroupBySlug(twin.slug)).toBe(twin)
    for (const { id } of productsOf(twin.id)) expect(groupOfProduct(id)).toBe(twin)
    const lists = { options: { path: "/$productGroup/angebotsliste", staticData: { cachedBy: [] } } }
    expect(listedPaths([lists])).toContain(`/${twin.slug}/angebotsliste`)
    const statistics = [figureColumns, ...grains.map(({ of }) => of("order_day"))].join("\n")
    const counted = (id: number) => new RegExp(`(?:when|=) ${id} then (\\S+)`, "gu")
    const unitsOf = (id: number) => [...statistics.matchAll(counted(id))].map(([, unit]) => unit)
    expect(unitsOf(twin.id)).toEqual(unitsOf(group.id))
    expect(unitsOf(twin.id)).not.toEqual([])
  })

  it.each(countryIds)("shares the withdrawal text of its original in country %i", (countryId) => {
    const listed = withdrawalGroups(countryId).flat()
    expect(listed.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      productGroups.map(({ id }) => id)
    )
  })
})
