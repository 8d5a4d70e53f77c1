import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import fc from "fast-check"
import { longRun, partOf } from "../../../tools/long-runs.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import { countryIds } from "../../domain/place/country.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { optionsOf } from "../../domain/options/catalogue.ts"
import { qualitiesOf } from "../../domain/options/qualities.ts"
import { calculationProblems } from "../../domain/options/calculation-problems.ts"
import { completeCalculation, withDefaultOptions } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { TestDatabase } from "../db/testing.ts"
import { Offers } from "../ports/offers.ts"
import { loadSampleData } from "../sample-data/load.ts"
import { noRegions } from "./places.test-support.ts"
import { offersLayer } from "./offers.ts"
import { liquidIds, readTables, type ReferenceTables } from "./reference-tables.test-support.ts"
import { type ReferenceOffer, referenceOffers } from "./reference.test-support.ts"
import { sampleSnapshots } from "./sample-snapshots.test-support.ts"

/**
 * Adds cases that sample data lack: overlapping areas, a future change of VAT, certificates with equal prices from
 * tomorrow on.
 */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* loadSampleData({
    seed: 7,
    today: "2026-11-20",
    progress: () => {},
    scale: 0.01,
    dealers: 45,
    offersPerZip: 8
  })
  yield* sql`
    insert into delivery_area (id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays)
    select id + 500000, dealer_id, branch_id, country_id, array[left(zip_prefixes[1], 2), zip_prefixes[1]], 1 + id % 4, 2
    from delivery_area where id % 3 = 0`
  yield* sql`
    insert into price_row (area_id, product_id, certification_id, from_amount, valid_from, unit_price)
    select area_id + 500000, product_id, certification_id, from_amount, valid_from, unit_price + (from_amount % 7) - 3
    from price_row where area_id % 3 = 0`
  yield* sql`
    insert into price_row (area_id, product_id, certification_id, from_amount, valid_from, unit_price)
    select distinct area_id, product_id, certification_id, from_amount, '2026-11-21'::date,
      77 + max(unit_price) over (partition by area_id, product_id, from_amount)
    from price_row where area_id % 5 = 0
    on conflict do nothing`
  yield* sql`
    insert into vat_class_rate (country_id, vat_class, product_group_id, rate_tenths, valid_from)
    select country_id, case when product_group_id = any(${liquidIds}::int[]) then 'liquidFuel' else 'burningWood' end,
      product_group_id, 163, '2026-12-01' from price_list_version where product_group_id % 2 = 1`
})

/**
 * Four times: just before the cut-off on a Friday; at the cut-off; the midnight after it, when new prices become valid;
 * and a day shortly before holidays.
 */
const moments = [
  "2026-11-20T13:59:59Z",
  "2026-11-20T14:00:00Z",
  "2026-11-20T23:00:00Z",
  "2026-12-23T09:30:00Z"
].map((iso) => new Date(iso))

const calculationOf = (tables: ReferenceTables): fc.Arbitrary<Calculation> =>
  fc.tuple(fc.constantFrom(...countryIds), fc.constantFrom(...productGroups)).chain(([countryId, { id }]) => {
    const data = configurationOf(countryId, id)
    const prefixes = tables.areas
      .filter((area) => area.country === countryId)
      .flatMap((area) => area.prefixes)
    const unserved = tables.unserved.filter((zip) => zip.country === countryId).map((zip) => zip.code)
    return fc
      .record({
        prefix: fc.oneof(
          { weight: 19, arbitrary: fc.constantFrom(...prefixes) },
          { weight: 1, arbitrary: fc.constantFrom(...unserved) }
        ),
        rest: fc.integer({ min: 10_000, max: 99_999 }),
        amount: fc.integer({ min: data.limits.min, max: data.limits.max }),
        stations: fc.constantFrom(1, 1, 1, 2, 3),
        climateNeutral: fc.constantFrom(false, false, true),
        parameters: fc.subarray(
          optionsOf(id).map((option) => ({ id: option.id, desiredDate: "2026-12-04" })),
          { maxLength: 4 }
        ),
        appointmentPlus: fc.constantFrom(false, false, true),
        productCertifications: fc.subarray(qualitiesOf(id).map((entry) => entry.id)),
        looseBlowingProcess: fc.constantFrom([], [], [1]),
        productId: fc.constantFrom(-1, -1, ...data.products.map((product) => product.id)),
        bags: fc.constantFrom(undefined, undefined, ...data.palletBagList),
        months: fc.constantFrom(undefined, undefined, 6, 9, 12, 18),
        ordering: fc.constantFrom(0 as const, 1 as const, 2 as const)
      })
      .map(({ prefix, rest, stations, climateNeutral, productId, bags, months, ...wish }) => ({
        ...completeCalculation(
          {
            ...wish,
            ...(bags === undefined ? {} : { palletBagSize: bags.size, palletBagCount: bags.count }),
            parameters: [...(months === undefined ? [] : [{ id: 45, modifier: months }]), ...wish.parameters],
            zipCode: `${prefix}${rest}`.slice(0, countryId === 1 ? 5 : 4),
            product: { id: productId, climateNeutral }
          },
          data
        ),
        stations
      }))
      .filter((calculation) => calculationProblems(calculation).length === 0)
  })

/** Converts the marks of an offer to the format of a price row, two digits each. */
const storedAs = (marks: ReadonlyArray<number>): number =>
  Number(marks.map((mark) => String(mark).padStart(2, "0")).join(""))

const shown = (offer: Offer) => ({
  dealer: offer.dealerId,
  branch: offer.branchId,
  certification: storedAs(offer.certificationIds),
  goods: fromDecimal(offer.goodsPrice),
  fees: offer.fees.map((fee) => `${fee.key} ${fromDecimal(fee.amount)}`).toSorted(),
  total: fromDecimal(offer.totalPrice),
  tenths: Math.round(offer.vatRate * 10),
  vat: fromDecimal(offer.vatAmount),
  net: fromDecimal(offer.netTotal),
  earlierTotal: offer.earlierVat === null ? undefined : fromDecimal(offer.earlierVat.totalPrice),
  unitPrice: fromDecimal(offer.unitPrice),
  basePrice: fromDecimal(offer.basePrice),
  start: offer.startDeliveryPeriodDate,
  end: offer.endDeliveryPeriodDate,
  workdays: offer.deliveryPeriodDays,
  monthlyRate: offer.monthlyRate === null ? undefined : fromDecimal(offer.monthlyRate),
  children: offer.children.map(
    (child) => [storedAs(child.certificationIds), fromDecimal(child.totalPrice)] as const
  )
})

const expected = ({ area: _area, rating: _rating, fees, window, ...offer }: ReferenceOffer) => ({
  ...offer,
  fees: fees.map(([key, amount]) => `${key} ${amount}`).toSorted(),
  start: window.start,
  end: window.end,
  workdays: window.workdays
})

const wholeRun = 20_000
const runs = longRun(wholeRun, 400)

const services = offersLayer.pipe(
  Layer.provide(noRegions),
  Layer.provide(sampleSnapshots),
  Layer.provideMerge(TestDatabase.layerWith("offers", fill))
)

layer(services, { excludeTestServices: true })("the price engine", (it) => {
  it.effect(
    `agrees to the cent with a slow reference implementation, on ${partOf(runs, wholeRun, "calculations")}`,
    () =>
      Effect.gen(function* () {
        const offers = yield* Offers
        const tables = yield* readTables
        const calculations = fc.sample(calculationOf(tables), { seed: 20_261_121, numRuns: runs })
        const seen = {
          own: 0,
          defaults: 0,
          none: 0,
          offers: 0,
          earlier: 0,
          express: 0,
          better: 0,
          sacks: 0,
          rates: 0,
          others: 0
        }
        for (const [index, calculation] of calculations.entries()) {
          const at = moments[Math.floor((index * moments.length) / calculations.length)] ?? new Date(0)
          const own = referenceOffers(tables, calculation, at)
          const data = configurationOf(calculation.countryId, calculation.productGroupId)
          const reference =
            own.length > 0 ? own : referenceOffers(tables, withDefaultOptions(calculation, data), at)
          const list = yield* offers.calculate(calculation, at)
          assert.deepStrictEqual(list.items.map(shown), reference.map(expected))
          assert.strictEqual(list.hasDefaultOffers, own.length === 0 && reference.length > 0)
          if (own.length > 0) seen.own += 1
          else if (reference.length > 0) seen.defaults += 1
          else seen.none += 1
          seen.offers += reference.length
          const isBetter = data.products.some(
            ({ id, isUpselling }) => isUpselling && id === calculation.product.id
          )
          if (isBetter) seen.better += own.length
          if (calculation.palletBagSize !== undefined) seen.sacks += own.length
          seen.rates += reference.filter((offer) => offer.monthlyRate !== undefined).length
          seen.others += reference.filter((offer) => offer.children.length > 0).length
          seen.earlier += reference.filter((offer) => offer.earlierTotal !== undefined).length
          seen.express += reference.filter((offer) => offer.window.express !== undefined).length
        }
        // the calculations cover the intended cases
        for (const count of Object.values(seen))
          assert.isAbove(count, 20 * (runs / wholeRun), JSON.stringify(seen))
      }),
    longRun(1_200_000, 60_000)
  )
})
