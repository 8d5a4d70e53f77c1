import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { driven, type Stop, type Tour, type Tourable } from "./drive.ts"
import { hushed, transitionNames } from "./machine-parts.ts"
import { type Edges, keyOfSituation, mapOf, type Step } from "./map.ts"

/** The shortest way to a step that takes something of what is still wanted, breadth first. */
const wayToNew = (
  edges: Edges,
  from: string,
  isNew: (step: Step) => boolean
): ReadonlyArray<Step> | undefined => {
  const ways = new Map<string, ReadonlyArray<Step>>([[from, []]])
  for (const [key, way] of ways)
    for (const step of edges.get(key) ?? []) {
      if (isNew(step)) return [...way, step]
      if (!ways.has(step.to)) ways.set(step.to, [...way, step])
    }
  return undefined
}

/** What tours are made for, and what of it is still wanted. */
interface Goals {
  readonly isNew: (step: Step) => boolean
  /** A step was walked, and the machine has taken these transitions since the tour began. */
  readonly note: (step: Step | undefined, taken: ReadonlySet<string>) => void
  /** How much is still wanted. */
  readonly left: () => number
}

/** Every transition once, and every happening. */
const eachTransition = (missing: Set<string>): Goals => ({
  // what changes nothing has not been done
  isNew: ({ event, taken }) =>
    taken.length > 0 && (missing.has(event.type) || taken.some((name) => missing.has(name))),
  note: (step, taken) => {
    if (step !== undefined) missing.delete(step.event.type)
    taken.forEach((name) => missing.delete(name))
  },
  left: () => missing.size
})

/** Every happening in every state, what is refused there too. */
const eachOccasion = (): Goals => {
  const walked = new Set<string>()
  const occasionOf = ({ at, event }: Step) => `${at} ${event.type}`
  return {
    isNew: (step) => !walked.has(occasionOf(step)),
    note: (step) => {
      if (step !== undefined) walked.add(occasionOf(step))
    },
    left: () => -walked.size
  }
}

/** So many steps a tour has at most: what fails in one is read by a person. */
const longestTour = 60

/**
 * Few walks that together take every transition that can be taken with these happenings, and let each of them happen
 * (`manner` "eachOccasion": let each of them happen in every state): each goes on to the nearest step that is new, as
 * long as there is one. They are walked on the machine while they are made, so that what time brings in between stands
 * in them.
 */
export const toursOf = <TMachine extends AnyStateMachine>(
  tourable: Tourable<TMachine>,
  manner: "eachTransition" | "eachOccasion" = "eachTransition"
) => {
  const { happenings, starts } = tourable
  const machine = hushed(tourable.machine)
  const keyOf = keyOfSituation(tourable)
  const missing = new Set([...transitionNames(machine), ...happenings.map(({ type }) => type)])
  const goals = manner === "eachOccasion" ? eachOccasion() : eachTransition(missing)
  const tours: Array<Tour<TMachine>> = []
  for (const start of starts) {
    const { edges } = mapOf(machine, start.input, happenings, keyOf, start.begun)
    let found = true
    while (found) {
      const drive = driven(tourable.machine, start.input, tourable)
      start.begun?.forEach(drive.part)
      const begin = drive.snapshot()
      const stops: Array<Stop<TMachine>> = []
      goals.note(undefined, drive.taken)
      let way = wayToNew(edges, keyOf(begin as AnyMachineSnapshot), goals.isNew)
      found = way !== undefined
      const tried = new Set<Step>()
      while (way !== undefined) {
        const [step] = way
        if (step === undefined) break
        const before = goals.left()
        stops.push(drive.happen(step.event))
        goals.note(step, drive.taken)
        // what time forestalls is not tried for ever
        if (way.length === 1 && goals.left() === before) tried.add(step)
        if (happenings.find(({ type }) => type === step.event.type)?.isLast === true) break
        if (stops.length >= longestTour || (drive.snapshot() as AnyMachineSnapshot).status !== "active") break
        way = wayToNew(
          edges,
          keyOf(drive.snapshot() as AnyMachineSnapshot),
          (each) => goals.isNew(each) && !tried.has(each)
        )
      }
      drive.stop()
      if (stops.length > 0 || tours.every((tour) => tour.start !== start)) tours.push({ start, begin, stops })
      if (manner === "eachTransition" && tours.length > 60) found = false
    }
  }
  return { tours, missing: [...missing].toSorted() }
}
