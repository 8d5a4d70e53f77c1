import { notFound } from "@tanstack/react-router"
import type { AddressEntry } from "../../domain/account/address-entry.ts"
import type { Person } from "../../domain/account/person.ts"
import type { ServerRow } from "../../domain/editing/edited-rows.ts"
import { addressRow, personRow } from "../actors/base-data.actors.ts"
import { customerAddresses, customerBaseData, registrationEmailChange } from "../client/account-routes.gen.ts"
import { loaded } from "./ask.ts"
import { type Question, valueOf } from "./question.ts"

/** Data that the base data pages show. */
export interface HeldBaseData {
  readonly email: string
  readonly person: ServerRow<Person>
  readonly addresses: ReadonlyArray<ServerRow<AddressEntry>>
  /** The new e-mail address that must still be confirmed by a mailed link; empty if no change is pending. */
  readonly newEmail: string
}

/** Person, addresses and a pending change of the e-mail address. */
export const baseData: Question<HeldBaseData> = {
  key: [customerBaseData.path],
  answer: async (client, signal) => {
    const [person, addresses, change] = await Promise.all([
      client.call(customerBaseData, {}, { signal }),
      client.call(customerAddresses, {}, { signal }),
      client.call(registrationEmailChange, {}, { signal })
    ])
    const { email, ...held } = valueOf(person)
    const { pending, newEmailAddress } = valueOf(change)
    return {
      email,
      person: personRow({ email, ...held }),
      addresses: valueOf(addresses).items.map(addressRow),
      newEmail: pending ? newEmailAddress : ""
    }
  },
  isFresh: true
}

/** Loads the base data for a page; throws `notFound` if the address id in the URL is not one of the user's own. */
export const loadBaseData = async (at: Parameters<typeof loaded>[0], addressId: number | null) => {
  const first = await loaded(at, baseData)
  const isOwn = (id: number) => first.kind !== "full" || first.value.addresses.some((row) => row.id === id)
  if (addressId !== null && !isOwn(addressId)) throw notFound()
  return first
}
