import { Trans } from "@lingui/react/macro"
import type { Address } from "../../domain/address/address.ts"
import { AddressText } from "../kit/address/AddressText.tsx"

interface HomeDataProps {
  /** `email` and `address` are each undefined if there is no value or if it could not be loaded. */
  readonly email: string | undefined
  readonly address: Address | undefined
}

/** The customer's e-mail and delivery address. */
export function HomeData({ email, address }: HomeDataProps) {
  return (
    <>
      {address !== undefined && <AddressText address={address} />}
      <p>{email ?? <Trans>Name, Adressen, E-Mail-Adresse und Kennwort.</Trans>}</p>
    </>
  )
}
