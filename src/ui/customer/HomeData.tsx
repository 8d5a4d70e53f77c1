import { Trans } from "@lingui/react/macro"
import type { Address } from "../../domain/address/address.ts"
import { AddressText } from "../kit/address/AddressText.tsx"

interface HomeDataProps {
  /** Both undefined where there is none, or they could not be read. */
  readonly email: string | undefined
  readonly address: Address | undefined
}

/** Where mails and goods go. */
export function HomeData({ email, address }: HomeDataProps) {
  return (
    <>
      {address !== undefined && <AddressText address={address} />}
      <p>{email ?? <Trans>Name, Adressen, E-Mail-Adresse und Kennwort.</Trans>}</p>
    </>
  )
}
