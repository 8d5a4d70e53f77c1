import type { MatrixCell } from "./matrix.ts"

/**
 * The cell of the price matrix that an order comes nearest to: as many points, and the largest amount that it reaches.
 * An order below all amounts has none.
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
