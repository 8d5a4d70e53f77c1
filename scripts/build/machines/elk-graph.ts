import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js"
import type { Chart, ChartState } from "../../../src/ui/atlas/chart.ts"
import { heightOf, sizes } from "../../../src/ui/atlas/drawn.ts"
import { stateLines, stepLines } from "./lines.ts"
import { widthOf } from "./text-width.ts"
import { parentOf, type Way, waysOf } from "./ways.ts"

export type Direction = "DOWN" | "RIGHT"

export const startOf = (id: string, at: number): string => `${id}#start${at}`

const startNodes = ({ id, initial }: ChartState): ReadonlyArray<ElkNode> =>
  initial.map((_, at) => ({ id: startOf(id, at), width: 2 * sizes.dot, height: 2 * sizes.dot }))

const startEdges = ({ id, initial }: ChartState): ReadonlyArray<ElkExtendedEdge> =>
  initial.map((to, at) => ({ id: `${startOf(id, at)} ${to}`, sources: [startOf(id, at)], targets: [to] }))

/**
 * Lays out each box separately, from the innermost outwards. This is possible because no arrow crosses the border of a
 * box.
 */
const layered = (direction: Direction) => ({
  "elk.algorithm": "layered",
  "elk.direction": direction,
  "elk.hierarchyHandling": "SEPARATE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.randomSeed": "1",
  "elk.aspectRatio": "1.4",
  "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.spacing.componentComponent": "24",
  "elk.spacing.nodeNode": "24",
  "elk.spacing.edgeNode": "16",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.layered.spacing.nodeNodeBetweenLayers": "28",
  "elk.layered.spacing.edgeNodeBetweenLayers": "16",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12"
})

/** Places regions side by side, since no arrow leads from one region to another. */
const regions = { "elk.algorithm": "rectpacking", "elk.aspectRatio": "1.4", "elk.spacing.nodeNode": "20" }

const nodeOf = (chart: Chart, state: ChartState, direction: Direction): ElkNode => {
  const lines = stateLines(chart, state)
  const width = widthOf(lines) + 2 * sizes.padX
  const height = heightOf(lines) + 2 * sizes.padY
  if (state.states.length === 0) return { id: state.id, width, height }
  return {
    id: state.id,
    layoutOptions: {
      ...layered(direction),
      ...(state.kind === "parallel" ? regions : {}),
      "elk.padding": `[top=${height + 8},left=14,bottom=14,right=14]`,
      "elk.nodeSize.constraints": "[MINIMUM_SIZE]",
      "elk.nodeSize.minimum": `(${width},${height})`
    },
    children: [...startNodes(state), ...state.states.map((child) => nodeOf(chart, child, direction))],
    edges: [
      ...startEdges(state),
      ...waysOf(chart).flatMap((way) => (parentOf(way.from) === state.id ? edgeOf(chart, way) : []))
    ]
  }
}

const edgeOf = (chart: Chart, { id, from, to, steps }: Way): ElkExtendedEdge => {
  const lines = steps.flatMap((step) => stepLines(chart, step))
  return {
    id,
    sources: [from],
    targets: [to],
    labels: [
      {
        id: `${id}#label`,
        text: id,
        width: widthOf(lines) + 12,
        height: heightOf(lines) + 6,
        layoutOptions: { "elk.edgeLabels.inline": "true" }
      }
    ]
  }
}

/** Returns the input for elk: boxes and labels with their sizes, and the arrows between them. */
export const elkGraph = (chart: Chart, direction: Direction): ElkNode => ({
  id: "#picture",
  layoutOptions: { ...layered(direction), "elk.padding": "[top=8,left=8,bottom=8,right=8]" },
  children: [nodeOf(chart, chart.root, direction)]
})
