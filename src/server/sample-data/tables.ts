import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../domain/place/country.ts"
import { directDebitPaymentId, invoicePaymentId, monthlyPaymentId } from "../../domain/options/option-ids.ts"
import { productGroups, usualGroup } from "../../domain/product/product-group.ts"
import { reviewVersion } from "../../domain/review/review.ts"
import { insertMany } from "../db/insert-many.ts"
import type { Dealer } from "./dealer.ts"
import { feeRowsOf } from "./dealer-fees.ts"
import { branchHoursOf, certificatesOf, imprintOf } from "./dealer-imprint.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { packagePlaces } from "./package-places.ts"
import { palletRowsOf } from "./pallets.ts"
import type { Place } from "./place.ts"
import { dealerPriceDays } from "./prices/dealer-price-days.ts"
import { type PriceRow, priceRowsOf } from "./prices/price-list.ts"
import { randomOf } from "./random.ts"
import { reviewsOf, sampleFigure } from "./reviews.ts"

/**
 * Returns the imported places if every country has some; otherwise stores and returns the places from the installed
 * packages.
 */
export const loadPlaces = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [found] = yield* sql<{ readonly countries: number }>`
    select count(distinct country_id)::int as countries from place`
  const known = packagePlaces()
  if (found?.countries === 3) {
    return yield* sql<Place>`
      select country_id as "countryId", zip_code as "zipCode", name, region_code as "regionCode" from place
      order by country_id, zip_code collate "C", name collate "C"`
  }
  yield* insertMany(
    "place",
    known.map(({ countryId, zipCode, name, regionCode }) => ({
      country_id: countryId,
      zip_code: zipCode,
      name,
      region_code: regionCode
    })),
    "keep"
  )
  return known
})

/**
 * Returns a dealer's payment methods: every dealer accepts payment on invoice, and most dealers in euro countries also
 * accept direct debit and instalments.
 */
const paymentIdsOf = (seed: number, dealer: Dealer): ReadonlyArray<number> => {
  const may = (what: string) => dealer.countryId !== 3 && randomOf(seed, `${what}/${dealer.id}`).chance(0.7)
  return [
    invoicePaymentId,
    ...(may("debits") ? [directDebitPaymentId] : []),
    ...(may("payments") ? [monthlyPaymentId] : [])
  ]
}

/** Whether the operator is the seller for this dealer and gets the payment (rule payment.creditor). */
const isOperator = (seed: number, dealer: Dealer): boolean =>
  randomOf(seed, `operator/${dealer.id}`).chance(0.15)

/** Returns a creditor id with the check digits of ISO 7064, in the format of the country. */
const creditorIdOf = ({ id, countryId }: Dealer): string | null => {
  if (countryId === 3) return null
  const country = countryId === 1 ? "DE" : "AT"
  const own = String(id).padStart(11, "0")
  const digits = `${own}${country}00`.replaceAll(/[A-Z]/gu, (letter) => String(Number.parseInt(letter, 36)))
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}ZZZ${own}`
}

const dealerRow = (seed: number, dealer: Dealer, today: number) => {
  const { company, areas } = dealer
  const main = areas[0]
  const { rating, count } = sampleFigure(seed, dealer)
  const { state, joinedDay, register, representedBy, vatId, openingHours } = imprintOf(seed, dealer, today)
  return {
    id: dealer.id,
    country_id: dealer.countryId,
    name: company.name,
    slug: company.slug,
    street: main?.street ?? "",
    zip_code: main?.home.zipCode ?? "",
    city: main?.home.name ?? "",
    phone: company.phone,
    email: company.email,
    description: `${company.name} ist ein erfundener Händler der Beispieldaten.`,
    imprint: `${company.name}, ${main?.street ?? ""}, ${main?.home.zipCode ?? ""} ${main?.home.name ?? ""}`,
    certificates: certificatesOf(seed, dealer, today),
    state,
    joined_on: isoOfDay(joinedDay),
    register,
    represented_by: representedBy,
    vat_id: vatId,
    opening_hours: openingHours,
    rating,
    rating_count: count,
    payment_ids: paymentIdsOf(seed, dealer),
    default_payment_id: invoicePaymentId,
    is_operator: isOperator(seed, dealer),
    creditor_id: creditorIdOf(dealer),
    created_at: `${isoOfDay(today)}T00:00:00Z`
  }
}

/** Adds log entries for the sample reviews: all were written and published, and some were answered. */
const logReviews = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    insert into review_event (review_id, version, event, status, at, actor_kind, data, machine_version)
    select id, 1, 'review.submit', 'submitted', created_at, 'buyer', '{}'::jsonb, ${reviewVersion}::int from review
    union all
    select id, 2, 'review.publish', 'published', created_at, 'house', '{}'::jsonb, ${reviewVersion}::int from review
    union all
    select id, 3, 'review.answer', 'published', answered_at, 'dealer',
      jsonb_build_object('text', answer, 'at', round(extract(epoch from answered_at) * 1000)), ${reviewVersion}::int
    from review where answer is not null`
})

/** Inserts the sample dealers with branches, delivery areas, fees and reviews. */
export const loadDealers = Effect.fnUntraced(function* (
  seed: number,
  dealers: ReadonlyArray<Dealer>,
  today: number
) {
  yield* insertMany(
    "dealer",
    dealers.map((dealer) => dealerRow(seed, dealer, today))
  )
  const areas = dealers.flatMap((dealer) => dealer.areas.map((area, index) => ({ dealer, area, index })))
  yield* insertMany(
    "branch",
    areas.map(({ dealer, area, index }) => ({
      id: area.id,
      dealer_id: dealer.id,
      name: area.branchName,
      street: area.street,
      zip_code: area.home.zipCode,
      city: area.home.name,
      opening_hours: branchHoursOf(seed, area.id, index === 0)
    }))
  )
  yield* insertMany(
    "delivery_area",
    areas.map(({ dealer, area }) => ({
      id: area.id,
      dealer_id: dealer.id,
      branch_id: area.id,
      country_id: dealer.countryId,
      zip_prefixes: area.zipPrefixes,
      lead_workdays: area.leadWorkdays,
      window_workdays: area.windowWorkdays
    }))
  )
  yield* insertMany(
    "dealer_fee",
    dealers.flatMap((dealer) => feeRowsOf(seed, dealer))
  )
  yield* insertMany(
    "dealer_pallet",
    dealers.flatMap((dealer) => palletRowsOf(seed, dealer))
  )
  yield* insertMany(
    "review",
    dealers.flatMap((dealer) => reviewsOf(seed, dealer, today))
  )
  yield* logReviews
})

const dealersAtOnce = 500

/** Inserts a dealer's daily prices with one SQL statement; the index in the array of prices determines the day. */
const loadPriceDays = Effect.fnUntraced(function* (
  seed: number,
  dealer: Dealer,
  rows: ReadonlyArray<PriceRow>,
  { today, days }: { readonly today: number; readonly days: number }
) {
  const sql = yield* SqlClient
  const lists = { rows, fees: feeRowsOf(seed, dealer) }
  const prices = dealerPriceDays(seed, dealer, lists, { today, iso: isoOfDay(today), days })
  if (prices.length === 0) return
  yield* sql`
    insert into dealer_price_day (dealer_id, product_id, day, price)
    select ${dealer.id}, ${usualGroup.productId}, ${isoOfDay(today - prices.length)}::date + (ordinality - 1)::int, price
    from unnest(${[...prices]}::int[]) with ordinality as series (price)`
})

/** Number of days of a dealer's prices that are shown (rule dealer.prices). */
const priceDays = 365

/**
 * Inserts the price lists of all dealers with a year of daily prices (less for a small sample), and creates the first
 * version number for each country and product group.
 */
export const loadPriceLists = Effect.fnUntraced(function* (
  seed: number,
  dealers: ReadonlyArray<Dealer>,
  today: number,
  scale: number
) {
  const days = Math.max(1, Math.round(priceDays * Math.min(1, scale)))
  for (let from = 0; from < dealers.length; from += dealersAtOnce) {
    const lists = dealers
      .slice(from, from + dealersAtOnce)
      .map((dealer) => ({ dealer, rows: priceRowsOf(seed, dealer, today) }))
    yield* insertMany(
      "price_row",
      lists.flatMap(({ rows }) => rows)
    )
    for (const { dealer, rows } of lists) yield* loadPriceDays(seed, dealer, rows, { today, days })
  }
  yield* insertMany(
    "price_list_version",
    countryIds.flatMap((countryId) =>
      productGroups.map(({ id }) => ({
        country_id: countryId,
        product_group_id: id,
        version: 1,
        changed_at: `${isoOfDay(today)}T00:00:00Z`
      }))
    )
  )
})
