import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { driven, type Stop, type Tour, type Tourable, type TourStart } from "./drive.ts"
import { hushed, transitionNames } from "./machine-parts.ts"
import { type Edges, keyOfSituation, mapOf, type Step } from "./map.ts"
import type { Verdict } from "./explore.ts"

/** Returns the shortest way to a step that reaches a missing goal, breadth first. */
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

/** Returns the key of a gesture in a state of the machine. */
const occasionOf = ({ at, event }: Step): string => `${at} ${event.type}`

export const snapshotsOf = <TMachine extends AnyStateMachine>({
  begin,
  stops
}: Tour<TMachine>): ReadonlyArray<AnyMachineSnapshot> =>
  [begin, ...stops.flatMap(({ heard, snapshot }) => [heard, snapshot])] as ReadonlyArray<AnyMachineSnapshot>

/** The goals of tours, and which of them are still missing. */
interface Goals {
  /** Adds the goals that are reachable from a start, before its tours are created. */
  readonly want: (edges: Edges) => void
  readonly isNew: (step: Step) => boolean
  /** Records a step that was walked, or prevented by a timer, and the transitions taken since the tour started. */
  readonly note: (step: Step | undefined, taken: ReadonlySet<string>, verdict: Verdict) => void
  /** Number of missing goals. */
  readonly left: () => number
}

/** Creates the goals to take every transition and every happening once. */
const eachTransition = (missing: Set<string>): Goals => ({
  want: () => {},
  // a happening that changes nothing does not count
  isNew: ({ event, taken }) =>
    taken.length > 0 && (missing.has(event.type) || taken.some((name) => missing.has(name))),
  note: (step, taken, verdict) => {
    if (step !== undefined && verdict === "asExpected") missing.delete(step.event.type)
    taken.forEach((name) => missing.delete(name))
  },
  left: () => missing.size
})

/** Creates the goals to take every transition, and every happening in every state, including refused happenings. */
const eachOccasion = (missing: Set<string>, unwalked: Set<string>): Goals => {
  const transitions = eachTransition(missing)
  const walked = new Set<string>()
  return {
    want: (edges) => {
      for (const steps of edges.values())
        for (const step of steps) if (!walked.has(occasionOf(step))) unwalked.add(occasionOf(step))
    },
    isNew: (step) => unwalked.has(occasionOf(step)) || transitions.isNew(step),
    note: (step, taken, verdict) => {
      transitions.note(step, taken, verdict)
      if (step === undefined || verdict === "timeCameBetween") return
      walked.add(occasionOf(step))
      unwalked.delete(occasionOf(step))
    },
    left: () => unwalked.size + transitions.left()
  }
}

/** Creates the goals to reach the states that no tour has reached yet; each is tried once. */
const eachState = (unseen: Set<string>): Goals => {
  let found = 0
  return {
    want: () => {},
    isNew: ({ stands }) => stands.some((id) => unseen.has(id)),
    note: (step, _taken, verdict) => {
      for (const id of step?.stands ?? []) if (unseen.delete(id) && verdict === "asExpected") found++
    },
    left: () => -found
  }
}

/** Maximum number of steps of a tour: a developer has to read a tour that fails. */
const longestTour = 60

/** Maximum number of tours from a start that reach nothing new; the remaining goals are reported as unwalked. */
const vainTours = 60

/**
 * Creates a few tours that together take every transition possible with these happenings, use each happening once and
 * reach every state (`manner` "eachOccasion": each happening in every state). A tour continues with the nearest new
 * step as long as there is one. Tours run on the machine while they are created, so that they contain the effects of
 * timers. Also returns the transitions and happenings that no tour covers; for "eachOccasion" also the combinations of
 * state and happening that were not reached, and those that a timer prevented.
 */
export const toursOf = <TMachine extends AnyStateMachine>(
  tourable: Tourable<TMachine>,
  manner: "eachTransition" | "eachOccasion" = "eachTransition"
) => {
  const { happenings, starts } = tourable
  const machine = hushed(tourable.machine)
  const keyOf = keyOfSituation(tourable)
  const missing = new Set([...transitionNames(machine), ...happenings.map(({ type }) => type)])
  const unwalked = new Set<string>()
  const forestalled = new Set<string>()

  /** Creates one tour; also returns the steps that it failed to reach. */
  const tourFrom = (goals: Goals, start: TourStart<TMachine>, edges: Edges, givenUp: ReadonlySet<Step>) => {
    const drive = driven(tourable.machine, start.input, tourable)
    start.begun?.forEach(drive.part)
    const begin = drive.snapshot()
    const stops: Array<Stop<TMachine>> = []
    const tried = new Set<Step>()
    const wayOn = () =>
      wayToNew(
        edges,
        keyOf(drive.snapshot() as AnyMachineSnapshot),
        (each) => goals.isNew(each) && !tried.has(each) && !givenUp.has(each)
      )
    goals.note(undefined, drive.taken, "asExpected")
    let way = wayOn()
    let target: Step | undefined
    while (way !== undefined) {
      const [step] = way
      if (step === undefined) break
      target = way.at(-1)
      const before = goals.left()
      const stop = drive.happen(step.event)
      stops.push(stop)
      if (stop.verdict === "timeCameBetween") forestalled.add(occasionOf(step))
      goals.note(step, drive.taken, stop.verdict)
      // steps that a timer prevents are not tried forever
      if (way.length === 1 && goals.left() === before) tried.add(step)
      if (happenings.find(({ type }) => type === step.event.type)?.isLast === true) break
      if (stops.length >= longestTour || (drive.snapshot() as AnyMachineSnapshot).status !== "active") break
      way = wayOn()
    }
    drive.stop()
    return { tour: { start, begin, stops }, vain: target === undefined ? tried : tried.add(target) }
  }

  const tours: Array<Tour<TMachine>> = []
  const toursFrom = (goals: Goals, start: TourStart<TMachine>, edges: Edges) => {
    const givenUp = new Set<Step>()
    for (let vain = 0; vain < vainTours;) {
      const before = goals.left()
      const found = tourFrom(goals, start, edges, givenUp)
      const isNew = goals.left() < before
      if (isNew || tours.every((tour) => tour.start !== start)) tours.push(found.tour)
      if (found.vain.size === 0) break
      if (isNew) continue
      for (const step of found.vain) givenUp.add(step)
      vain++
    }
  }
  const goals = manner === "eachOccasion" ? eachOccasion(missing, unwalked) : eachTransition(missing)
  const maps = starts.map((start) => {
    const { edges } = mapOf(machine, start.input, happenings, keyOf, start.begun)
    goals.want(edges)
    toursFrom(goals, start, edges)
    return { start, edges }
  })
  const unseen = new Set(
    maps.flatMap(({ edges }) => [...edges.values()].flatMap((steps) => steps.flatMap(({ stands }) => stands)))
  )
  for (const snapshot of tours.flatMap(snapshotsOf)) snapshot._nodes.forEach(({ id }) => unseen.delete(id))
  for (const { start, edges } of maps) toursFrom(eachState(unseen), start, edges)
  const isForestalled = (occasion: string) => forestalled.has(occasion)
  return {
    tours,
    missing: [...missing].toSorted(),
    unwalked: [...unwalked].filter((occasion) => !isForestalled(occasion)).toSorted(),
    forestalled: [...unwalked].filter(isForestalled).toSorted()
  }
}
