import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ListedGoods } from "../../domain/dealer/certificate.ts"
import type { OpenTime } from "../../domain/dealer/opening-hours.ts"
import type { OrderCounts } from "../../domain/dealer/promise-figures.ts"
import type { FeeBasis } from "../../domain/options/fee-catalogue.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { type DayNumber, isoOfDay } from "../../domain/price/local-day.ts"
import type { Cents } from "../../domain/price/money.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import { firstDayOf, usualRange } from "../../domain/price-history/range.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { logoAddress } from "../db/logo-address.ts"
import type { DealerDirectory } from "./dealer-directory.ts"

/** Data that only a dealer's own page shows. */
export interface DetailsRow {
  readonly slug: string
  readonly logoUrl: string | null
  readonly phone: string
  readonly email: string
  readonly website: string | null
  readonly description: string
  readonly imprint: string
  readonly register: string | null
  readonly representedBy: string | null
  readonly vatId: string | null
  /** yyyy-MM-dd */
  readonly joinedOn: string
  readonly openingHours: ReadonlyArray<OpenTime>
  readonly paymentIds: ReadonlyArray<number>
  /** The content of the dealer's price list today, each product and quality only once. */
  readonly goods: ReadonlyArray<ListedGoods>
  readonly fees: ReadonlyArray<{
    readonly feeKey: string
    readonly optionId: number
    readonly basis: FeeBasis
    readonly amount: Cents
  }>
  /**
   * Days of the last year on which the dealer has a price, oldest first; `dayPrices` contains the prices of these days.
   * Two lists take less memory than one object for each day.
   */
  readonly pricedDays: ReadonlyArray<DayNumber>
  readonly dayPrices: ReadonlyArray<Cents>
}

/** Maximum number of counted orders, newest first; counting more would not change the result. */
const countedOrders = 2000

/** The details with the counts of the dealer's orders. */
export interface DealerDetails extends DetailsRow, OrderCounts {}

/**
 * Reads the details in one statement, since each round trip takes more time than reading the rows. Counts the orders of
 * the last twelve months, except those that the buyer ended, which say nothing about the dealer (rule dealer.figures).
 */
const read = Effect.fnUntraced(function* (countryId: CountryId, dealerId: number) {
  const now = new Date(yield* Clock.currentTimeMillis)
  const day = localTime(countryId, now).day
  const today = isoOfDay(day)
  const since = isoOfDay(firstDayOf(usualRange, day) ?? day)
  const sql = yield* SqlClient
  const [row] = yield* sql<DealerDetails>`
    select ${sql.literal(logoAddress)} as "logoUrl", slug, phone, email, website, description, imprint, register, represented_by as "representedBy",
      vat_id as "vatId", joined_on::text as "joinedOn", opening_hours as "openingHours", payment_ids as "paymentIds",
      coalesce((select jsonb_agg(jsonb_build_object('productId', g.product_id, 'certificationId', g.certification_id))
        from (select distinct p.product_id, p.certification_id from price_row p join delivery_area a on a.id = p.area_id
          where a.dealer_id = d.id and p.valid_from <= ${today}::date) g), '[]') as goods,
      coalesce((select jsonb_agg(jsonb_build_object('feeKey', f.fee_key, 'optionId', f.option_id, 'basis', f.basis,
          'amount', f.amount))
        from dealer_fee f where f.dealer_id = d.id and f.product_group_id = ${usualGroup.id}), '[]') as fees,
      year.*, counted.*
    from dealer d cross join lateral (
      select coalesce(array_agg(y.day - date '1970-01-01' order by y.day), '{}') as "pricedDays",
        coalesce(array_agg(y.price order by y.day), '{}') as "dayPrices"
      from dealer_price_day y where y.dealer_id = d.id and y.product_id = ${usualGroup.productId}
        and y.day between ${since}::date and ${today}::date
    ) year cross join lateral (
      select count(*) filter (where failed or delivered) as ended, count(*) filter (where failed) as failed,
        count(*) filter (where delivered) as delivered,
        count(*) filter (where delivered and came <= greatest(promised, agreed)) as "inTime",
        coalesce(sum(promised - placed) filter (where delivered), 0) as "promisedDays",
        coalesce(sum(came - placed) filter (where delivered), 0) as "takenDays"
      from (
        select status in ('refused', 'cancelledByDealer') as failed,
          status in ('delivered', 'invoiced', 'settled') and life #>> '{delivery,day}' is not null as delivered,
          (life #>> '{delivery,day}')::date as came,
          (receipt #>> '{offer,endDeliveryPeriodDate}')::date as promised,
          (life ->> 'scheduledDay')::date as agreed,
          (placed_at at time zone 'Europe/Berlin')::date as placed
        from customer_order
        where dealer_id = d.id and placed_at > ${now.toISOString()}::timestamptz - interval '1 year'
        order by placed_at desc limit ${countedOrders}
      ) o
    ) counted
    where d.id = ${dealerId}`
  return row
})

/**
 * Time in ms for which a dealer's details are cached: new orders and prices change the details without a notification.
 */
const lifetime = 120_000

/**
 * Maximum number of cached dealers, more than a market has (1 500); if there are more, the oldest entry is dropped.
 */
const most = 2000

type KeptDetails = Map<number, { readonly until: number; readonly details: DealerDetails | undefined }>

/**
 * Returns a cached reader of the details for dealers' pages; details are cached for two minutes at most, and dropped
 * together with the directory that they belong to.
 */
export const keptDetails = () => {
  const kept = new WeakMap<DealerDirectory, KeptDetails>()
  return Effect.fnUntraced(function* (directory: DealerDirectory, countryId: CountryId, dealerId: number) {
    const own: KeptDetails = kept.get(directory) ?? new Map()
    kept.set(directory, own)
    const now = yield* Clock.currentTimeMillis
    const known = own.get(dealerId)
    if (known !== undefined && now < known.until) return known.details
    const details = yield* read(countryId, dealerId)
    own.delete(dealerId)
    own.set(dealerId, { until: now + lifetime, details })
    const [first] = own.keys()
    if (own.size > most && first !== undefined) own.delete(first)
    return details
  })
}
