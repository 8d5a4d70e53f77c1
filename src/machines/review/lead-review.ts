import { initialTransition, transition } from "xstate"
import {
  nothingKnown,
  type ReviewEvent,
  type ReviewFacts,
  type ReviewStatus,
  reviewVersion
} from "../../domain/review/review.ts"
import { reviewMachine } from "../review.machine.ts"

/** Where a review stands, as the server keeps it. */
export interface ReviewLife {
  readonly status: ReviewStatus
  readonly facts: ReviewFacts
}

export const justSubmitted: ReviewLife = { status: "submitted", facts: nothingKnown }

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

/** What an event makes of a review; nothing where the machine does not take it. */
export const ledReview = (life: ReviewLife, event: ReviewEvent): ReviewLife | undefined => {
  const before = snapshotOf(life)
  if (!before.can(event)) return undefined
  const [{ value, context }] = transition(reviewMachine, before, event)
  return { status: typeof value === "string" ? value : "published", facts: context }
}

/** One entry of a review's log behind its first. */
export interface LoggedReviewEvent {
  readonly machineVersion: number
  readonly event: ReviewEvent
}

/** What a log makes of a review from its beginning; undefined where the machine does not take an entry of it. */
export const replayedReview = (log: ReadonlyArray<LoggedReviewEvent>): ReviewLife | undefined => {
  const [{ context }] = initialTransition(reviewMachine)
  let life: ReviewLife | undefined = { status: "submitted", facts: context }
  for (const { machineVersion, event } of log) {
    if (life === undefined || machineVersion !== reviewVersion) return undefined
    life = ledReview(life, event)
  }
  return life
}
