import { useMemo } from "react"
import type { DeskBranch, DeskDealer } from "../../domain/dealer-desk/desk-dealer.ts"
import { branchForm, removeBranchOf } from "../../services/desk/dealer-forms.ts"
import { useBranchTable } from "../../ui/support/dealers/branch-table.tsx"
import { branchTexts } from "../../ui/support/dealers/row-texts.ts"
import { RecordList } from "../-desk/RecordList.tsx"

/** List of a dealer's branches; the first one is prefilled with the dealer's own address. */
export function DealerBranches({ dealer }: { readonly dealer: DeskDealer }) {
  const { id, countryId, branches, street, zipCode, city } = dealer
  const table = useBranchTable()
  const form = useMemo(() => branchForm({ dealerId: id, countryId }), [id, countryId])
  const seat = branches.length === 0 ? { street, zipCode, city } : { street: "", zipCode: "", city: "" }
  const fresh: DeskBranch = {
    id: 0,
    rowVersion: 0,
    name: "",
    latitude: null,
    longitude: null,
    openingHours: [],
    ...seat
  }
  return (
    <RecordList
      {...table}
      rows={branches}
      form={form}
      texts={branchTexts}
      fresh={fresh}
      remove={removeBranchOf(id)}
      mayEdit
    />
  )
}
