/**
 * The point of a picture that must stay visible when the picture is cropped. It is given as distances from the left and
 * from the top in per cent, in steps of ten.
 */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

export const centre: FocalPoint = { x: 50, y: 50 }

const step = 10

/** All distances that a focal point can have, in per cent. */
export const gridSteps: ReadonlyArray<number> = Array.from(
  { length: 100 / step + 1 },
  (_, index) => index * step
)

const onGrid = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent / step) * step))

/** Returns the grid point nearest to a position in the picture, from 0 to 1 in both directions. */
export const nearestPoint = (x: number, y: number): FocalPoint => ({ x: onGrid(x * 100), y: onGrid(y * 100) })

const moves: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step }
}

/** Returns the point that a key moves to, or `undefined` for other keys. Home moves to the centre. */
export const movedBy = (key: string, { x, y }: FocalPoint): FocalPoint | undefined => {
  if (key === "Home") return centre
  const move = moves[key]
  return move && { x: onGrid(x + move.x), y: onGrid(y + move.y) }
}
