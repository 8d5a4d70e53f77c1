import { initialTransition, transition } from "xstate"
import {
  type ReviewEvent,
  type ReviewFacts,
  type ReviewStatus,
  reviewVersion
} from "../../domain/review/review.ts"
import { reviewMachine } from "../review.machine.ts"

/** State of a review, as the server stores it. */
export interface ReviewLife {
  readonly status: ReviewStatus
  readonly facts: ReviewFacts
}

const snapshotOf = ({ status, facts }: ReviewLife) =>
  reviewMachine.resolveState({
    value:
      status === "published"
        ? {
            published: {
              answer: facts.answer === null ? "open" : "answered",
              report: facts.reports > 0 ? "reported" : "unreported"
            }
          }
        : status,
    context: facts
  })

/** Returns a review after an event, or `undefined` if the machine does not accept the event. */
export const ledReview = (life: ReviewLife, event: ReviewEvent): ReviewLife | undefined => {
  const before = snapshotOf(life)
  if (!before.can(event)) return undefined
  const [{ value, context }] = transition(reviewMachine, before, event)
  return { status: typeof value === "string" ? value : "published", facts: context }
}

/** One entry of a review's log after the first. */
export interface LoggedReviewEvent {
  readonly machineVersion: number
  readonly event: ReviewEvent
}

/** Replays a review's log from its start; `undefined` if the machine does not accept an entry. */
export const replayedReview = (log: ReadonlyArray<LoggedReviewEvent>): ReviewLife | undefined => {
  const [{ context }] = initialTransition(reviewMachine)
  let life: ReviewLife | undefined = { status: "submitted", facts: context }
  for (const { machineVersion, event } of log) {
    if (life === undefined || machineVersion !== reviewVersion) return undefined
    life = ledReview(life, event)
  }
  return life
}
