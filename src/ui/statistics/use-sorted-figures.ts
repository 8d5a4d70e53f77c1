import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table"
import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"

/** Figures that rows can be compared by: amounts and prices are of several units. */
export type ComparedFigure = "orders" | "cancellations" | "settled" | "revenue"

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const columns = (["orders", "cancellations", "settled", "revenue"] as const).map((id: ComparedFigure) => ({
  id,
  accessorFn: (row: MoneyFigures) => row[id]
}))

const directions = { asc: "ascending", desc: "descending" } as const

/** How rows are sorted by a figure; pressed, the greatest come first, then the smallest, then all stand as they came. */
export type SortOf = (
  figure: ComparedFigure
) => { readonly direction: "ascending" | "descending" | "none"; readonly onPress: () => void } | undefined

/** Rows as they came, or sorted by the figure that was pressed. */
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
