import { useMemo } from "react"
import type { DeskArea, DeskDealer } from "../../domain/dealer-desk/desk-dealer.ts"
import { areaForm, removeAreaOf } from "../../services/desk/dealer-forms.ts"
import { useAreaTable } from "../../ui/support/dealers/area-table.tsx"
import { AreaFindings } from "../../ui/support/dealers/AreaFindings.tsx"
import { areaTexts } from "../../ui/support/dealers/row-texts.ts"
import { RecordList } from "../-desk/RecordList.tsx"

/** List of a dealer's delivery areas with branch and delivery time. */
export function DealerAreas({ dealer }: { readonly dealer: DeskDealer }) {
  const { id, countryId, branches, areas, findings } = dealer
  const table = useAreaTable(branches, countryId)
  const form = useMemo(() => areaForm({ dealerId: id, countryId }), [id, countryId])
  const texts = useMemo(() => areaTexts(branches, countryId), [branches, countryId])
  const [only] = branches.length === 1 ? branches : []
  const fresh = useMemo(
    (): DeskArea => ({
      id: 0,
      rowVersion: 0,
      name: "",
      branchId: only?.id ?? 0,
      zipPrefixes: [],
      codeCount: 0,
      leadWorkdays: 5,
      windowWorkdays: 5
    }),
    [only?.id]
  )
  return (
    <>
      <RecordList
        {...table}
        rows={areas}
        form={form}
        texts={texts}
        {...(branches.length > 0 && { fresh })}
        remove={removeAreaOf(id)}
        mayEdit
      />
      <AreaFindings areas={areas} findings={findings} />
    </>
  )
}
