import type { MatrixCell } from "./matrix.ts"

/**
 * Returns the cell of the price matrix that is nearest to an order. It has the same number of points and the largest
 * amount that does not exceed the order's amount. Returns no cell if the order's amount is below the amounts of all
 * cells.
 */
export const matrixPlace = <Cell extends MatrixCell>(
  cells: ReadonlyArray<Cell>,
  order: MatrixCell
): Cell | undefined => {
  let place: Cell | undefined
  for (const cell of cells)
    if (
      cell.stations === order.stations &&
      cell.amount <= order.amount &&
      (place === undefined || cell.amount > place.amount)
    )
      place = cell
  return place
}
