import { type Address, emptyAddress } from "../../domain/address/address.ts"
import { mailboxKey } from "../../domain/mail/mailbox.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { KnownBuyer } from "../../domain/order/wizard/known-buyer.ts"
import { customerBaseData, customerOrderAddresses, registrationCache } from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"

/** The signed-in user's data with which the address step is prefilled. */
export interface KnownAccount {
  readonly emailAddress: string
  /** For each field, the first source with a value is used. */
  readonly sources: ReadonlyArray<KnownBuyer>
}

type Place = Pick<Calculation, "zipCode" | "countryId">

const noInvoice = { useInvoiceAddress: false, invoiceAddress: null } as const

/**
 * Returns the selected address if it has the postal code for which the price was calculated, otherwise the first
 * address with this postal code.
 */
const addressFor = <Candidate extends Address & { readonly id: number }>(
  list: ReadonlyArray<Candidate>,
  chosenId: number | undefined,
  { zipCode }: Place
): Address | undefined => {
  const here = list.filter((address) => address.zipCode === zipCode)
  return here.find(({ id }) => id === chosenId) ?? here[0]
}

/**
 * Loads the data of the signed-in user from these sources, in this order: data entered in this browser when registering
 * with the account's mailbox, the default delivery address, the name. `null` if the session has ended or there is no
 * response.
 */
export const loadKnownAccount = async (client: Client, place: Place): Promise<KnownAccount | null> => {
  const { countryId } = place
  const [base, own, typed] = await Promise.all([
    client.call(customerBaseData, {}),
    client.call(customerOrderAddresses, { params: { countryId }, query: {} }),
    client.call(registrationCache, {})
  ])
  if (base.type !== "ok") return null
  const { email, title1Id, title2Id, firstName, lastName, phone } = base.value
  const delivery =
    own.type === "ok"
      ? addressFor(own.value.deliveryAddressList, own.value.selectedAddresses[0]?.addressId, place)
      : undefined
  const person: Address = { ...emptyAddress(countryId, ""), title1Id, title2Id, firstName, lastName, phone }
  const known = (deliveryAddress: Address): KnownBuyer => ({
    emailAddress: email,
    deliveryAddress,
    ...noInvoice
  })
  const isOwn =
    typed.type === "ok" &&
    typed.value.authData !== null &&
    mailboxKey(typed.value.authData.email) === mailboxKey(email)
  return {
    emailAddress: email,
    sources: [
      ...(isOwn ? [{ ...typed.value, emailAddress: email }] : []),
      ...(delivery === undefined ? [] : [known(delivery)]),
      known(person)
    ]
  }
}
