import ELK, { type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js"
import type { Chart, ChartState } from "../../../src/ui/atlas/chart.ts"
import type { Drawn, DrawnStart, DrawnState, DrawnWay } from "../../../src/ui/atlas/drawn.ts"
import { type Direction, elkGraph, startOf } from "./elk-graph.ts"
import { stateLines, stepLines } from "./lines.ts"
import { waysOf } from "./ways.ts"

const place = (value: number | undefined): number => Math.round(value ?? 0)

const nodesIn = (node: ElkNode): ReadonlyArray<ElkNode> => [node, ...(node.children ?? []).flatMap(nodesIn)]

const edgesIn = (node: ElkNode): ReadonlyArray<ElkExtendedEdge> => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn)
]

const boxOf = ({ x, y, width, height }: Pick<ElkNode, "x" | "y" | "width" | "height">) => ({
  x: place(x),
  y: place(y),
  width: place(width),
  height: place(height)
})

const pointsOf = (edge: ElkExtendedEdge | undefined): DrawnStart["points"] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
    [startPoint, ...(bendPoints ?? []), endPoint].map(({ x, y }) => [place(x), place(y)] as const)
  )

const drawnOf = (chart: Chart, laidOut: ElkNode): Drawn => {
  const nodes = new Map(nodesIn(laidOut).map((node) => [node.id, node]))
  const edges = new Map(edgesIn(laidOut).map((edge) => [edge.id, edge]))
  const boxAt = (id: string) => boxOf(nodes.get(id) ?? {})
  const drawnState = (state: ChartState, depth: number): ReadonlyArray<DrawnState> => [
    { id: state.id, kind: state.kind, depth, ...boxAt(state.id), lines: stateLines(chart, state) },
    ...state.states.flatMap((child) => drawnState(child, depth + 1))
  ]
  const drawnStart = (state: ChartState): ReadonlyArray<DrawnStart> => [
    ...state.initial.map((to, at): DrawnStart => {
      const id = startOf(state.id, at)
      const { x, y, width, height } = boxAt(id)
      return { x: x + width / 2, y: y + height / 2, points: pointsOf(edges.get(`${id} ${to}`)) }
    }),
    ...state.states.flatMap(drawnStart)
  ]
  return {
    machine: chart.machine,
    width: place(laidOut.width),
    height: place(laidOut.height),
    states: drawnState(chart.root, 0),
    starts: drawnStart(chart.root),
    ways: waysOf(chart).map(({ id, from, to, steps }): DrawnWay => {
      const edge = edges.get(id)
      const [label] = edge?.labels ?? []
      return {
        from,
        to,
        steps: steps.map(({ name }) => name),
        points: pointsOf(edge),
        label:
          label === undefined
            ? null
            : {
                ...boxOf(label),
                lines: steps.flatMap((step) => stepLines(chart, step))
              }
      }
    })
  }
}

/** Returns the cost of a layout: pages are read from top to bottom, so wide pictures cost more than tall ones. */
const costOf = ({ width, height }: Drawn): number => width * height * Math.max(1, width / 1400)

/** Computes the positions of all elements of a chart; the same chart always gets the same layout. */
export const layOut = async (chart: Chart): Promise<Drawn> => {
  const elk = new ELK()
  const drawn: Array<Drawn> = []
  for (const direction of ["DOWN", "RIGHT"] satisfies ReadonlyArray<Direction>) {
    drawn.push(drawnOf(chart, await elk.layout(elkGraph(chart, direction))))
  }
  return drawn.reduce((best, next) => (costOf(next) < costOf(best) ? next : best))
}
