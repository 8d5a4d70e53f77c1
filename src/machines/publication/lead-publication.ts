import { initialTransition, transition } from "xstate"
import {
  type PublicationEvent,
  type PublicationFacts,
  type PublicationState,
  publicationVersion
} from "../../domain/content/publication.ts"
import { publicationMachine } from "../publication.machine.ts"

/** Publication state of a page, as the server stores it. */
export interface Publication {
  readonly state: PublicationState
  readonly facts: PublicationFacts
}

const snapshotOf = ({ state, facts }: Publication) =>
  publicationMachine.resolveState({ value: state, context: facts })

/** Returns a page's state after an event, or `undefined` if the machine does not accept the event. */
export const ledPublication = (page: Publication, event: PublicationEvent): Publication | undefined => {
  const before = snapshotOf(page)
  if (!before.can(event)) return undefined
  const [{ value, context }] = transition(publicationMachine, before, event)
  return { state: value, facts: context }
}

export interface LoggedPublicationEvent {
  readonly machineVersion: number
  readonly event: PublicationEvent
}

/** Replays a page's log from its start; `undefined` if the machine does not accept an entry. */
export const replayedPublication = (log: ReadonlyArray<LoggedPublicationEvent>): Publication | undefined => {
  const [{ context, value }] = initialTransition(publicationMachine)
  let page: Publication | undefined = { state: value, facts: context }
  for (const { machineVersion, event } of log) {
    if (page === undefined || machineVersion !== publicationVersion) return undefined
    page = ledPublication(page, event)
  }
  return page
}
