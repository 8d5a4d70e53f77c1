import { Effect } from "effect"
import type { PublicationEvent } from "../../../domain/content/publication.ts"
import { invalid } from "../../http/refusals.ts"
import { changePage } from "./change-page.ts"
import { leadPage } from "./write-publication.ts"

/** Events of a review by a second editor (rule content.publication). */
type ReviewEvent = Extract<
  PublicationEvent,
  {
    readonly type:
      | "publication.askReview"
      | "publication.recall"
      | "publication.approve"
      | "publication.sendBack"
  }
>

/** Requests, withdraws, approves or rejects a review; users cannot approve their own text. */
export const reviewPage = (id: number, seen: number, eventBy: (by: number) => ReviewEvent) =>
  changePage(
    id,
    seen,
    Effect.fnUntraced(function* (page, { actor, accountId, now }) {
      const event = eventBy(accountId)
      if (event.type === "publication.sendBack" && event.note === "")
        return yield* Effect.fail(invalid([{ code: "required", field: "Note", params: {} }]))
      return yield* leadPage(page, event, actor, now)
    })
  )
