import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { driven, type Stop, type Tour, type Tourable, type TourStart } from "./drive.ts"
import { hushed, transitionNames } from "./machine-parts.ts"
import { type Edges, keyOfSituation, mapOf, type Step } from "./map.ts"
import type { Verdict } from "./explore.ts"

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

/** A gesture in a state of the machine. */
const occasionOf = ({ at, event }: Step): string => `${at} ${event.type}`

/** All that is seen of a machine on a tour. */
export const snapshotsOf = <TMachine extends AnyStateMachine>({
  begin,
  stops
}: Tour<TMachine>): ReadonlyArray<AnyMachineSnapshot> =>
  [begin, ...stops.flatMap(({ heard, snapshot }) => [heard, snapshot])] as ReadonlyArray<AnyMachineSnapshot>

/** What tours are made for, and what of it is still wanted. */
interface Goals {
  /** All that can happen from a start, before tours are made from it. */
  readonly want: (edges: Edges) => void
  readonly isNew: (step: Step) => boolean
  /** A step was walked, or time forestalled it, and the machine has taken these transitions since the tour began. */
  readonly note: (step: Step | undefined, taken: ReadonlySet<string>, verdict: Verdict) => void
  /** How much is still wanted. */
  readonly left: () => number
}

/** Every transition once, and every happening. */
const eachTransition = (missing: Set<string>): Goals => ({
  want: () => {},
  // what changes nothing has not been done
  isNew: ({ event, taken }) =>
    taken.length > 0 && (missing.has(event.type) || taken.some((name) => missing.has(name))),
  note: (step, taken, verdict) => {
    if (step !== undefined && verdict === "asExpected") missing.delete(step.event.type)
    taken.forEach((name) => missing.delete(name))
  },
  left: () => missing.size
})

/** Besides every transition: every happening in every state, what is refused there too. */
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

/** States in which no tour has stood yet, each tried once. */
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

/** So many steps a tour has at most: what fails in one is read by a developer. */
const longestTour = 60

/** So many tours from a start may bring nothing new; what is wanted then stays unwalked, and is reported. */
const vainTours = 60

/**
 * Few walks that together take every transition that can be taken with these happenings, let each of them happen and
 * stand in every state
 * (`manner` "eachOccasion": and in every state each of them): each goes on to the nearest step that is new, as
 * long as there is one. They are walked on the machine while they are made, so that what time brings in between stands
 * in them. Also answers what no tour takes, and of all happenings in their states ("eachOccasion") those that were not
 * walked, and which of them time forestalled.
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

  /** One tour, and the steps that it failed to reach. */
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
      // what time forestalls is not tried for ever
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
