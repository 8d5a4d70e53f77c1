import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countries } from "../../domain/place/country.ts"
import type { ListInForce } from "../../domain/price-list/check-list.ts"
import type { ListArea, ListRow } from "../../domain/price-list/list-row.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import type { ListDealer } from "./list-dealer.ts"
import { entriesOf } from "./list-entries.ts"

/** Returns a dealer's current local day, as yyyy-MM-dd, on which new prices start (rule price-list.instant). */
export const localDayOf = ({ countryId }: ListDealer) =>
  Effect.map(Clock.currentTimeMillis, (now) => isoOfDay(localTime(countryId, new Date(now)).day))

interface NamedArea extends ListArea {
  readonly name: string
  readonly branchName: string
}

const areasOf = Effect.fnUntraced(function* ({ id }: ListDealer) {
  const sql = yield* SqlClient
  return yield* sql<NamedArea>`
    select a.id, a.external_number as number, coalesce(nullif(a.name, ''), b.name) as name, b.name as "branchName"
    from delivery_area a join branch b on b.id = a.branch_id where a.dealer_id = ${id} order by a.id`
})

/** Reads a dealer's prices on a day, by area. */
export const rowsInForce = Effect.fnUntraced(function* ({ id }: ListDealer, day: string) {
  const sql = yield* SqlClient
  return yield* sql<ListRow>`
    select distinct on (p.area_id, p.product_id, p.certification_id, p.from_amount) p.area_id as "areaId",
      p.product_id as "productId", p.certification_id as "certificationId", p.from_amount as "fromAmount",
      p.unit_price as "unitPrice"
    from price_row p join delivery_area a on a.id = p.area_id
    where a.dealer_id = ${id} and p.valid_from <= ${day}::date
    order by p.area_id, p.product_id, p.certification_id, p.from_amount, p.valid_from desc`
})

interface Counted {
  readonly version: number
  readonly announced: number
}

/** The list of a dealer that is currently in force, with the data against which a new list is checked. */
export interface CurrentList extends ListInForce {
  readonly version: number
  readonly areas: ReadonlyArray<NamedArea>
  /** The day for which the list was read. */
  readonly day: string
}

export const currentList = Effect.fnUntraced(function* (dealer: ListDealer) {
  const sql = yield* SqlClient
  const day = yield* localDayOf(dealer)
  const [counted] = yield* sql<Counted>`
    select coalesce((select max(version) from price_list where dealer_id = ${dealer.id}), 0) as version,
      (select count(*)::int from price_row p join delivery_area a on a.id = p.area_id
        where a.dealer_id = ${dealer.id} and p.valid_from > ${day}::date) as announced`
  const list: CurrentList = {
    countryId: dealer.countryId,
    version: counted?.version ?? 0,
    announced: counted?.announced ?? 0,
    day,
    areas: yield* areasOf(dealer),
    rows: yield* rowsInForce(dealer, day)
  }
  return list
})

/** Reads the current list in the form in which the desk shows it. */
export const shownList = Effect.fnUntraced(function* (dealer: ListDealer) {
  const { version, areas, rows, announced, countryId } = yield* currentList(dealer)
  const waiting = yield* entriesOf(dealer.id, "waiting")
  return {
    dealerId: dealer.id,
    dealerName: dealer.name,
    countryId,
    currency: countries[countryId].currencyCode,
    version,
    areas,
    rows,
    announced,
    scheduled: waiting
  }
})
