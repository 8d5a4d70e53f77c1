import { Trans, useLingui } from "@lingui/react/macro"
import { useMemo } from "react"
import type { DeskDealer, DeskFee } from "../../domain/dealer-desk/desk-dealer.ts"
import { feeEntry, feeWord } from "../../domain/dealer-desk/fee-rules.ts"
import { countries } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { feeForm, removeFeeOf } from "../../services/desk/dealer-forms.ts"
import { formatMoney } from "../../ui/kit/format.ts"
import { Notice } from "../../ui/kit/notice/Notice.tsx"
import { useSite } from "../../ui/kit/site.tsx"
import { FeeGroups } from "../../ui/support/dealers/FeeGroups.tsx"
import { basisTexts, feeTexts } from "../../ui/support/dealers/row-texts.ts"
import { RecordList } from "../-desk/RecordList.tsx"

interface DealerFeesProps {
  readonly dealer: DeskDealer
  readonly groupId: ProductGroupId
  readonly hrefOf: (groupId: ProductGroupId) => string
}

/** What a dealer charges beside the goods, by product group (rule price.fees). */
export function DealerFees({ dealer, groupId, hrefOf }: DealerFeesProps) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const { id, countryId, fees } = dealer
  const form = useMemo(() => feeForm(id, groupId), [id, groupId])
  const texts = useMemo(() => feeTexts(groupId, countryId), [groupId, countryId])
  const fresh = useMemo(
    (): DeskFee => ({
      id: 0,
      rowVersion: 0,
      productGroupId: groupId,
      feeKey: "AdditionalStation",
      optionId: 0,
      basis: "order",
      amount: 0
    }),
    [groupId]
  )
  const rows = fees.filter(({ productGroupId }) => productGroupId === groupId)
  const nameOf = (fee: DeskFee) => feeEntry(groupId, feeWord(fee))?.name ?? t`Nicht mehr verkauft`
  const { currencyCode } = countries[countryId]
  return (
    <>
      <FeeGroups
        current={groupId}
        countOf={(group) => fees.filter(({ productGroupId }) => productGroupId === group).length}
        hrefOf={hrefOf}
      />
      <RecordList
        id="dealer-fees"
        title={t`Gebühren`}
        add={<Trans>Gebühr hinzufügen</Trans>}
        empty={
          <Notice title={<Trans>Noch keine Gebühr für diese Produktgruppe</Trans>}>
            <p>
              <Trans>
                Was hier nicht steht, verkauft der Händler nicht; was niemand vermeiden kann, kostet dann
                nichts.
              </Trans>
            </p>
          </Notice>
        }
        columns={[
          { key: "name", head: t`Gebühr`, isName: true, cell: nameOf },
          { key: "basis", head: t`Berechnet`, cell: ({ basis }) => i18n._(basisTexts[basis]) },
          {
            key: "amount",
            head: t`Betrag brutto`,
            align: "end",
            cell: ({ amount }) => formatMoney(tag, currencyCode, toDecimal(amount))
          }
        ]}
        rows={rows}
        keyOf={(fee) => String(fee.id)}
        nameOf={nameOf}
        form={form}
        texts={texts}
        fresh={fresh}
        remove={removeFeeOf(id)}
        mayEdit
      />
    </>
  )
}
