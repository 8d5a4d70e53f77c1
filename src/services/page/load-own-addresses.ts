import type { Address } from "../../domain/address/address.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { OwnAddress, OwnAddresses } from "../../domain/order/wizard/own-address.ts"
import { customerOrderAddresses } from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"

type Wired = Address & {
  readonly id: number
  readonly email: string
  readonly stationNumber: number
  readonly stationAmount: number
  readonly invoiceAddress: boolean
}

const own = ({
  id,
  email: _email,
  stationNumber: _number,
  stationAmount: _amount,
  invoiceAddress: _invoice,
  ...address
}: Wired): OwnAddress => ({ id, address })

/**
 * Loads the user's own addresses for an order in a country: `ai` selects invoice addresses, `ac` company addresses
 * (rule account.order-addresses). `null` if there is no response or the session has ended.
 */
export const loadOwnAddresses = async (
  client: Client,
  wish: { readonly countryId: CountryId; readonly ai: boolean; readonly ac: boolean }
): Promise<OwnAddresses | null> => {
  const answer = await client.call(customerOrderAddresses, {
    params: { countryId: wish.countryId },
    query: { ai: wish.ai ? "1" : "0", ac: wish.ac ? "1" : "0" }
  })
  if (answer.type !== "ok") return null
  const { deliveryAddressList, invoiceAddressList } = answer.value
  return { delivery: deliveryAddressList.map(own), invoice: invoiceAddressList.map(own) }
}
