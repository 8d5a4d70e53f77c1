import { Trans, useLingui } from "@lingui/react/macro"
import type { DeskFee } from "../../../domain/dealer-desk/desk-dealer.ts"
import { feeEntry, feeWord } from "../../../domain/dealer-desk/fee-rules.ts"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import { toDecimal } from "../../../domain/price/money.ts"
import type { ProductGroupId } from "../../../domain/product/product-group.ts"
import type { RowTableWords } from "../../kit/desk-form/RowTable.tsx"
import { formatMoney } from "../../kit/format.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"
import { basisTexts } from "./row-texts.ts"

/** Returns the texts and columns of the table of a dealer's additional fees for a product group in a country. */
export const useFeeTable = (groupId: ProductGroupId, countryId: CountryId): RowTableWords<DeskFee> => {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const { currencyCode } = countries[countryId]
  const nameOf = (fee: DeskFee) => feeEntry(groupId, feeWord(fee))?.name ?? t`Nicht mehr verkauft`
  return {
    id: "dealer-fees",
    title: t`Gebühren`,
    add: <Trans>Gebühr hinzufügen</Trans>,
    empty: (
      <Notice title={<Trans>Noch keine Gebühr für diese Produktgruppe</Trans>}>
        <p>
          <Trans>
            Was hier nicht steht, verkauft der Händler nicht; was niemand vermeiden kann, kostet dann nichts.
          </Trans>
        </p>
      </Notice>
    ),
    columns: [
      { key: "name", head: t`Gebühr`, isName: true, cell: nameOf },
      { key: "basis", head: t`Berechnet`, cell: ({ basis }) => i18n._(basisTexts[basis]) },
      {
        key: "amount",
        head: t`Betrag brutto`,
        align: "end",
        cell: ({ amount }) => formatMoney(tag, currencyCode, toDecimal(amount))
      }
    ],
    keyOf: ({ id }) => String(id),
    nameOf
  }
}
