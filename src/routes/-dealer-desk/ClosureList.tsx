import { useMemo } from "react"
import type { DealerClosure } from "../../domain/dealer-desk/closure-rules.ts"
import { closureForm, removeClosureOf } from "../../services/desk/closure-form.ts"
import { closureTexts } from "../../ui/dealer-desk/closures/closure-texts.ts"
import { useClosureTable } from "../../ui/dealer-desk/closures/closure-table.tsx"
import { RecordList } from "../-desk/RecordList.tsx"

const fresh: DealerClosure = { id: 0, rowVersion: 0, firstDay: "", lastDay: "", note: "" }

interface ClosureListProps {
  /** 0 is the dealer of the signed-in account. */
  readonly dealerId: number
  readonly rows: ReadonlyArray<DealerClosure>
}

/** List of a dealer's days without delivery, each saved separately (rule dealer.closures). */
export function ClosureList({ dealerId, rows }: ClosureListProps) {
  const table = useClosureTable()
  const form = useMemo(() => closureForm(dealerId), [dealerId])
  return (
    <RecordList
      {...table}
      rows={rows}
      form={form}
      texts={closureTexts}
      fresh={fresh}
      remove={removeClosureOf(dealerId)}
      mayEdit
    />
  )
}
