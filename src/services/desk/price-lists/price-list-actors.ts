import { fromPromise } from "xstate"
import { baseOf, type DeskList } from "../../../domain/price-list/desk-list.ts"
import { isSameList, type PriceDraft } from "../../../domain/price-list/price-draft.ts"
import { sentRowsOf } from "../../../domain/price-list/sent-rows.ts"
import type {
  CheckAnswer,
  LookAnswer,
  PublishAnswer,
  PublishInput
} from "../../../machines/price-list.machine.ts"
import type { Client } from "../../client/client.ts"
import { heard, heardValue, isSignedOut, NoAnswer } from "../../client/no-answer.ts"
import {
  priceListsCheck,
  priceListsFormer,
  priceListsPublish,
  priceListsShow
} from "../../client/price-list-routes.gen.ts"

/** Copies the rows, because the type of the body does not accept readonly lists. */
const sent = (rows: PriceDraft) => rows.map((row) => ({ ...row }))

/**
 * Implements the ports of the editor of one dealer's price list; `onList` is called with the list in force each time it
 * has been loaded.
 */
export const priceListActors = (client: Client, dealerId: number, onList: (list: DeskList) => void) => {
  const params = { dealerId }
  const inForce = (list: DeskList) => {
    onList(list)
    return baseOf(list)
  }
  /** Whether a scheduled list is the one that was sent: it has the same start and the same rows. */
  const isPlanned = async (list: DeskList, { publishAt, rows }: PublishInput, signal: AbortSignal) => {
    const waiting = list.scheduled.filter(
      ({ beginsAt }) => Date.parse(beginsAt) === Date.parse(publishAt ?? "")
    )
    for (const { id } of waiting) {
      const former = heardValue(
        await client.call(priceListsFormer, { params: { ...params, listId: id } }, { signal })
      )
      if (isSameList(sentRowsOf(former.rows, list.areas), rows)) return true
    }
    return false
  }
  return {
    checkList: fromPromise<CheckAnswer, { readonly rows: PriceDraft }>(async ({ input, signal }) => {
      const answer = heard(
        await client.call(priceListsCheck, { params, payload: { rows: sent(input.rows) } }, { signal })
      )
      if (answer.type === "ok") return { kind: "checked", check: answer.value }
      if (isSignedOut(answer)) return { kind: "signedOut" }
      throw new NoAnswer(String(answer.status))
    }),
    publishList: fromPromise<PublishAnswer, PublishInput>(async ({ input, signal }) => {
      const { rows, version, acceptWarnings, publishAt, reason } = input
      const payload = {
        rows: sent(rows),
        baseVersion: version,
        acceptWarnings,
        beginsAt: publishAt,
        reason: reason.trim()
      }
      const answer = heard(await client.call(priceListsPublish, { params, payload }, { signal }))
      if (answer.type === "ok") {
        const list = inForce(answer.value.current)
        return publishAt === null ? { kind: "published", list } : { kind: "scheduled", plan: { publishAt } }
      }
      if (isSignedOut(answer)) return { kind: "signedOut" }
      const { error } = answer
      if ("current" in error && error.code === "VersionConflict")
        return { kind: "conflict", list: inForce(error.current) }
      const [problem] = error.problems
      return { kind: "refused", code: problem?.code ?? error.code }
    }),
    findPublished: fromPromise<LookAnswer, PublishInput>(async ({ input, signal }) => {
      const answer = heard(await client.call(priceListsShow, { params }, { signal }))
      if (isSignedOut(answer)) return { kind: "signedOut" }
      const current = heardValue(answer)
      const list = inForce(current)
      const { publishAt } = input
      if (publishAt !== null && (await isPlanned(current, input, signal)))
        return { kind: "scheduled", plan: { publishAt } }
      if (publishAt === null && isSameList(list.rows, input.rows)) return { kind: "published", list }
      return list.version === input.version ? { kind: "nothing" } : { kind: "conflict", list }
    })
  }
}
