import { Trans, useLingui } from "@lingui/react/macro"
import { salutation } from "../../domain/address/titles.ts"
import { countryAreaName } from "../../domain/place/area-name.ts"
import type { CustomerAddress } from "../../domain/support/address-record.ts"
import type { RowTableWords } from "../kit/desk-form/RowTable.tsx"
import { Notice } from "../kit/notice/Notice.tsx"

/** Returns the texts and columns of the table of a customer's addresses. */
export const useAddressTable = (): RowTableWords<CustomerAddress> => {
  const { t } = useLingui()
  const lineOf = ({ address: { street, houseNumber, zipCode, city, countryId } }: CustomerAddress) =>
    `${`${street} ${houseNumber}`.trim()}, ${zipCode} ${city}, ${countryAreaName(countryId)}`
  return {
    id: "customer-addresses",
    title: t`Adressen`,
    add: <Trans>Adresse hinzufügen</Trans>,
    empty: (
      <Notice title={<Trans>Noch keine Adresse</Trans>}>
        <p>
          <Trans>Mit der ersten Bestellung kommt eine dazu.</Trans>
        </p>
      </Notice>
    ),
    columns: [
      { key: "line", head: t`Adresse`, isName: true, cell: (own) => <bdi>{lineOf(own)}</bdi> },
      { key: "type", head: t`Wofür`, cell: (own) => (own.addressType === 1 ? t`Lieferung` : t`Rechnung`) },
      {
        key: "name",
        head: t`Name`,
        cell: ({ address }) => (
          <bdi>
            {[salutation(address), address.firstName, address.lastName, address.companyName]
              .filter((part) => part !== "")
              .join(" ")}
          </bdi>
        )
      }
    ],
    keyOf: ({ id }) => String(id),
    nameOf: lineOf
  }
}
