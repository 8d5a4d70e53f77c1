import { notFound } from "@tanstack/react-router"
import type { AddressEntry } from "../../domain/account/address-entry.ts"
import type { Person } from "../../domain/account/person.ts"
import type { ServerRow } from "../../domain/editing/edited-rows.ts"
import { addressRow, personRow } from "../actors/base-data.actors.ts"
import { customerAddresses, customerBaseData, registrationEmailChange } from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { noAccessIn } from "./no-access.ts"

/** What the pages of base data are loaded with. */
export type LoadedBaseData =
  | {
      readonly kind: "held"
      readonly email: string
      readonly person: ServerRow<Person>
      readonly addresses: ReadonlyArray<ServerRow<AddressEntry>>
      /** The address that a mailed link is to prove; empty without one on its way. */
      readonly newEmail: string
    }
  | { readonly kind: "unreachable" }

/** Person, addresses and what of the sign-in is being changed; not found where the address names none of the own ones. */
export const loadBaseData = async (client: Client, addressId: number | null): Promise<LoadedBaseData> => {
  const [person, addresses, change] = await Promise.all([
    client.call(customerBaseData, {}),
    client.call(customerAddresses, {}),
    client.call(registrationEmailChange, {})
  ])
  for (const answer of [person, addresses, change]) {
    const failure = noAccessIn(answer)
    if (failure !== undefined) throw failure
  }
  if (person.type !== "ok" || addresses.type !== "ok" || change.type !== "ok") return { kind: "unreachable" }
  const { items } = addresses.value
  if (addressId !== null && !items.some(({ id }) => id === addressId)) throw notFound()
  return {
    kind: "held",
    email: person.value.email,
    person: personRow(person.value),
    addresses: items.map(addressRow),
    newEmail: change.value.pending ? change.value.newEmailAddress : ""
  }
}
