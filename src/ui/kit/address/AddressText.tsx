import type { Address } from "../../../domain/address/address.ts"
import { addressCountry } from "../../../domain/place/address-country.ts"
import { personIn } from "../../../domain/address/titles.ts"
import s from "./AddressText.module.css"

/** An address as it is written on a letter. */
export function AddressText({ address }: { readonly address: Address }) {
  return (
    <address className={s["address"]}>
      {address.companyName !== "" && <span>{address.companyName}</span>}
      <span>{personIn(address)}</span>
      <span>
        {address.street} {address.houseNumber}
      </span>
      {address.addition !== "" && <span>{address.addition}</span>}
      <span>
        {address.zipCode} {address.city}
      </span>
      <span>{addressCountry(address).name}</span>
    </address>
  )
}
