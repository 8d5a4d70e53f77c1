import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table"
import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"

/** Columns that rows can be sorted by; amounts of goods and prices are excluded because their units differ. */
export type ComparedFigure = "orders" | "cancellations" | "settled" | "revenue"

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const columns = (["orders", "cancellations", "settled", "revenue"] as const).map((id: ComparedFigure) => ({
  id,
  accessorFn: (row: MoneyFigures) => row[id]
}))

const directions = { asc: "ascending", desc: "descending" } as const

/** Sorting by a column; pressing the column's header switches between descending, ascending and the original order. */
export type SortOf = (
  figure: ComparedFigure
) => { readonly direction: "ascending" | "descending" | "none"; readonly onPress: () => void } | undefined

/** Returns the rows in the original order, or sorted by the column whose header was pressed. */
export const useSortedFigures = <Row extends MoneyFigures>(data: ReadonlyArray<Row>) => {
  const table = useTable({ features, columns, data })
  const sortOf: SortOf = (figure) => {
    const column = table.getColumn(figure)
    const sorted = column?.getIsSorted()
    return (
      column && { direction: sorted ? directions[sorted] : "none", onPress: () => column.toggleSorting() }
    )
  }
  return { rows: table.getRowModel().rows.map(({ original }) => original), sortOf }
}
