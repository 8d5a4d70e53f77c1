/** What must be seen of a picture where it is cropped: per cent from the left and from the top, in tens. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

export const centre: FocalPoint = { x: 50, y: 50 }

const step = 10

const onGrid = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent / step) * step))

/** The point of the grid that is nearest to a place in the picture, from 0 to 1 in both directions. */
export const nearestPoint = (x: number, y: number): FocalPoint => ({ x: onGrid(x * 100), y: onGrid(y * 100) })

const moves: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step }
}

/** Where a key leads; undefined for a key that leads nowhere. Home is the centre. */
export const movedBy = (key: string, { x, y }: FocalPoint): FocalPoint | undefined => {
  if (key === "Home") return centre
  const move = moves[key]
  return move && { x: onGrid(x + move.x), y: onGrid(y + move.y) }
}
