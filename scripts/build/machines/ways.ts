import type { Chart, Step } from "../../../src/ui/atlas/chart.ts"

/** An arrow: all steps between the same two states. */
export interface Way {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly steps: ReadonlyArray<Step>
}

/** Returns the box that contains a state. */
export const parentOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf(".")))

/**
 * Returns whether a step is shown as an arrow, which only connects two states of the same box. A step that stays in its
 * state or crosses a border is shown as text in the box of its state, because arrows across borders make pictures
 * unreadable.
 */
export const isArrow = ({ from, to }: Step): boolean =>
  to.length === 1 && to.every((target) => target !== from && parentOf(target) === parentOf(from))

const isIn = (id: string, box: string): boolean => id.startsWith(`${box}.`)

const sharedBox = (box: string, to: string): string =>
  box === "" || isIn(to, box) ? box : sharedBox(parentOf(box), to)

/** Returns the target of a step, relative to its source: "placed", "unknown.reading". */
export const targetName = (from: string, to: string): string => {
  const box = sharedBox(isIn(to, from) ? from : parentOf(from), to)
  return isIn(to, box) ? to.slice(box.length + 1) : to
}

/** Returns the arrows of a chart. */
export const waysOf = (chart: Chart): ReadonlyArray<Way> => {
  const together = Map.groupBy(
    chart.steps.filter(isArrow).flatMap((step) => step.to.map((to) => ({ step, to }))),
    ({ step, to }) => `${step.from} ${to}`
  )
  return [...together].flatMap(([id, list]) => {
    const [first] = list
    return first === undefined
      ? []
      : [{ id, from: first.step.from, to: first.to, steps: list.map(({ step }) => step) }]
  })
}
