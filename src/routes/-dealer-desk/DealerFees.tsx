import { useMemo } from "react"
import type { DeskDealer, DeskFee } from "../../domain/dealer-desk/desk-dealer.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { feeForm, removeFeeOf } from "../../services/desk/dealer-forms.ts"
import { useFeeTable } from "../../ui/support/dealers/fee-table.tsx"
import { FeeGroups } from "../../ui/support/dealers/FeeGroups.tsx"
import { feeTexts } from "../../ui/support/dealers/row-texts.ts"
import { RecordList } from "../-desk/RecordList.tsx"

interface DealerFeesProps {
  readonly dealer: DeskDealer
  readonly groupId: ProductGroupId
  readonly hrefOf: (groupId: ProductGroupId) => string
}

/** List of a dealer's fees in addition to the price, by product group (rule price.fees). */
export function DealerFees({ dealer, groupId, hrefOf }: DealerFeesProps) {
  const { id, countryId, fees } = dealer
  const table = useFeeTable(groupId, countryId)
  const form = useMemo(() => feeForm({ dealerId: id, countryId }, groupId), [id, countryId, groupId])
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
  return (
    <>
      <FeeGroups
        current={groupId}
        countOf={(group) => fees.filter(({ productGroupId }) => productGroupId === group).length}
        hrefOf={hrefOf}
      />
      <RecordList
        {...table}
        rows={rows}
        form={form}
        texts={texts}
        fresh={fresh}
        remove={removeFeeOf(id)}
        mayEdit
      />
    </>
  )
}
