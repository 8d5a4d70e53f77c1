import type { MatrixCell } from "./matrix.ts"

/**
 * Returns the cell of the price matrix nearest to an order: with the same number of points and the largest amount not
 * above the order's. An order below all amounts has no cell.
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
