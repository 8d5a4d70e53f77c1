import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { AccountAccess } from "../../domain/account/invitation.ts"
import { areaFindings, codeCounts } from "../../domain/dealer/delivery-area-findings.ts"
import type { DealerProfile } from "../../domain/dealer-desk/desk-dealer.ts"
import type { DealerState } from "../../domain/dealer-desk/dealer-state.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Gazetteer } from "../../domain/place/gazetteer.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import { logoAddress } from "../db/logo-address.ts"
import { iso } from "../db/iso.ts"
import { accountAccess } from "../db/account-access.ts"
import { refusals } from "../http/refusals.ts"
import { Places } from "../ports/places.ts"
import { type AreaRow, areasOfDealer, branchesOf, feesOfDealer } from "./dealer-rows.ts"
import { selectedTexts } from "./profile-columns.ts"

/** A dealer's row: profile and state. */
export interface DealerRow extends DealerProfile {
  readonly id: number
  readonly rowVersion: number
  readonly countryId: CountryId
  readonly state: DealerState
  readonly stateReason: string
  readonly isResting: boolean
  readonly heldAt: string | null
  readonly logoUrl: string | null
}

/** Finds a dealer's row; locks it until the transaction ends if `isChanging`. */
export const findDealer = Effect.fnUntraced(function* (id: number, isChanging: boolean) {
  const sql = yield* SqlClient
  const [row] = yield* sql<DealerRow>`
    select d.id, d.row_version as "rowVersion", d.country_id as "countryId", d.state, d.state_reason as "stateReason",
      d.rests_since is not null as "isResting",
      (select ${sql.literal(iso("g.held_at"))} from price_list_age g where g.dealer_id = d.id) as "heldAt",
      ${sql.literal(logoAddress)} as "logoUrl",
      ${sql.literal(selectedTexts)}, d.certificates, d.opening_hours as "openingHours",
      d.payment_ids as "paymentIds", d.default_payment_id as "defaultPaymentId", d.is_operator as "isOperator"
    from dealer d where d.id = ${id} ${isChanging ? sql`for no key update of d` : sql``}`
  return row === undefined ? yield* Effect.fail(refusals.notFound) : row
})

const countsOf = rememberedFor(({ towns }: Gazetteer) => codeCounts(towns.map(({ zipCode }) => zipCode)))

/** Adds to an area how many of the known postal codes are in it. */
export const countedArea = (area: AreaRow, gazetteer: Gazetteer) => ({
  ...area,
  codeCount: area.zipPrefixes.reduce((sum, prefix) => sum + (countsOf(gazetteer).get(prefix) ?? 0), 0)
})

interface Person {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isLocked: boolean
  readonly access: AccountAccess
  readonly lastSignInAt: Date | null
}

const peopleOf = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const access = yield* accountAccess(yield* Clock.currentTimeMillis)
  const people = yield* sql<Person>`
    select a.id, a.email, a.first_name as "firstName", a.last_name as "lastName", a.locked_at is not null as "isLocked", ${access},
      (select max(at) from audit_event e where e.subject_id = a.id and e.event = 'signedIn') as "lastSignInAt"
    from account a where a.dealer_id = ${dealerId} order by a.email, a.id`
  return people.map(({ lastSignInAt, ...person }) => ({
    ...person,
    lastSignInAt: lastSignInAt?.toISOString() ?? null
  }))
})

/** Returns a complete dealer for editing by staff. */
export const wholeDealer = Effect.fnUntraced(function* (row: DealerRow) {
  const places = yield* Places
  const gazetteer = yield* places.gazetteer(row.countryId)
  const areas = yield* areasOfDealer(row.id)
  return {
    ...row,
    branches: yield* branchesOf(row.id),
    areas: areas.map((area) => countedArea(area, gazetteer)),
    fees: yield* feesOfDealer(row.id),
    findings: areaFindings(
      areas,
      gazetteer.towns.map(({ zipCode }) => zipCode)
    ),
    people: yield* peopleOf(row.id)
  }
})

export const showDealer = Effect.fnUntraced(function* (id: number) {
  return yield* wholeDealer(yield* findDealer(id, false))
})
