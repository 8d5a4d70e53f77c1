import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { DealerProfile } from "../../domain/dealer-desk/desk-dealer.ts"
import { profileFields } from "../../domain/dealer-desk/profile-fields.ts"
import {
  newDealerProblems,
  profileFieldsOf,
  profileIn,
  profileProblems
} from "../../domain/dealer-desk/profile-rules.ts"
import { invoicePaymentId } from "../../domain/options/option-ids.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { slugOf } from "../../domain/place/slug.ts"
import { isSameValue } from "../../domain/editing/record-edit.ts"
import { audit } from "../db/audit-event.ts"
import { staffMember } from "../http/staff-member.ts"
import { Places } from "../ports/places.ts"
import { nextNumber } from "./dealer-rows.ts"
import { findDealer, showDealer, wholeDealer } from "./desk-dealer.ts"
import { textColumns } from "./profile-columns.ts"
import { overtaken, refuseField, refuseWrong } from "./refusals-of-rows.ts"

/** Fails if the postal code is not in the list of places, because searches by place would not find the dealer. */
export const refuseUnknownZip = Effect.fnUntraced(function* (countryId: CountryId, zipCode: string) {
  const places = yield* Places
  if ((yield* places.placesOf(countryId, zipCode)).length === 0)
    return yield* refuseField("zipCode", "zipUnknown")
})

/** Fails if the host of the address is not one that the operator has configured (rule safety.dealer-address). */
const refuseOtherHost = Effect.fnUntraced(function* (ownAddress: string) {
  if (ownAddress === "") return
  const sql = yield* SqlClient
  const host = URL.parse(ownAddress)?.host ?? ""
  const [known] = yield* sql`select 1 from redirect_host where host = ${host}`
  if (known === undefined) return yield* refuseField("ownAddress", "redirectHost")
})

interface NewDealer extends Pick<DealerProfile, "name" | "street" | "zipCode" | "city" | "phone" | "email"> {
  readonly countryId: CountryId
}

/** Adds a dealer, paused until staff activate it (rule dealer.record). */
export const createDealer = Effect.fnUntraced(function* (asked: NewDealer) {
  yield* refuseWrong(newDealerProblems({ ...asked, countryId: String(asked.countryId) }))
  yield* refuseUnknownZip(asked.countryId, asked.zipCode)
  const sql = yield* SqlClient
  const actor = yield* staffMember
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const id = yield* nextNumber("dealer")
      yield* sql`
        insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count,
          payment_ids, default_payment_id, state)
        values (${id}, ${asked.countryId}, ${asked.name}, ${slugOf(asked.name)}, ${asked.street}, ${asked.zipCode},
          ${asked.city}, ${asked.phone}, ${asked.email}, 0, 0, ${[invoicePaymentId]}, ${invoicePaymentId}, 'paused')`
      yield* audit({
        event: "dealerEdited",
        actorId: actor.accountId,
        subjectId: undefined,
        detail: { dealer: id, part: "profile", operation: "Added" }
      })
      return yield* showDealer(id)
    })
  )
})

/** Saves a profile if it still has the version that the user read; the log stores the names of the changed fields. */
export const saveProfile = Effect.fnUntraced(function* (
  id: number,
  { rowVersion, ...asked }: DealerProfile & { readonly rowVersion: number }
) {
  const sql = yield* SqlClient
  const actor = yield* staffMember
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const before = yield* findDealer(id, true)
      if (before.rowVersion !== rowVersion)
        return yield* Effect.fail({ ...overtaken, dealer: yield* wholeDealer(before) })
      const fields = profileFieldsOf(asked)
      yield* refuseWrong(profileProblems(before.countryId)(fields))
      const was = profileFieldsOf(before)
      const changed = profileFields.filter((field) => !isSameValue(fields[field], was[field]))
      if (changed.length === 0) return yield* wholeDealer(before)
      if (asked.zipCode !== before.zipCode) yield* refuseUnknownZip(before.countryId, asked.zipCode)
      if (asked.ownAddress !== before.ownAddress) yield* refuseOtherHost(asked.ownAddress)
      const next = profileIn(fields)
      yield* sql`
        update dealer set row_version = row_version + 1, slug = ${slugOf(next.name)}, ${sql.update(textColumns(next))},
          certificates = ${JSON.stringify(next.certificates)}::jsonb,
          opening_hours = ${JSON.stringify(next.openingHours)}::jsonb, payment_ids = ${next.paymentIds},
          default_payment_id = ${next.defaultPaymentId}, is_operator = ${next.isOperator}
        where id = ${id}`
      yield* audit({
        event: "dealerEdited",
        actorId: actor.accountId,
        subjectId: undefined,
        detail: { dealer: id, part: "profile", operation: "Modified", changed }
      })
      return yield* showDealer(id)
    })
  )
})
