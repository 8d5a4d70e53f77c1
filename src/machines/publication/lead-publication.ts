import { initialTransition, transition } from "xstate"
import {
  type PublicationEvent,
  type PublicationFacts,
  type PublicationState,
  publicationVersion
} from "../../domain/content/publication.ts"
import { publicationMachine } from "../publication.machine.ts"

/** Where a page stands, as the server keeps it. */
export interface Publication {
  readonly state: PublicationState
  readonly facts: PublicationFacts
}

const snapshotOf = ({ state, facts }: Publication) =>
  publicationMachine.resolveState({ value: state, context: facts })

/** What an event makes of a page; nothing where the machine does not take it. */
export const ledPublication = (page: Publication, event: PublicationEvent): Publication | undefined => {
  const before = snapshotOf(page)
  if (!before.can(event)) return undefined
  const [{ value, context }] = transition(publicationMachine, before, event)
  return { state: value, facts: context }
}

/** One entry of a page's log. */
export interface LoggedPublicationEvent {
  readonly machineVersion: number
  readonly event: PublicationEvent
}

/** What a log makes of a page from its beginning; undefined where the machine does not take an entry of it. */
export const replayedPublication = (log: ReadonlyArray<LoggedPublicationEvent>): Publication | undefined => {
  const [{ context, value }] = initialTransition(publicationMachine)
  let page: Publication | undefined = { state: value, facts: context }
  for (const { machineVersion, event } of log) {
    if (page === undefined || machineVersion !== publicationVersion) return undefined
    page = ledPublication(page, event)
  }
  return page
}
