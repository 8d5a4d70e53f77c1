import { fromPromise } from "xstate"
import type { ActInput, SaveInput } from "../../../machines/cms-editor/setup.ts"
import type { EditProblem, LoadAnswer, SaveAnswer } from "../../../machines/cms-editor.machine.ts"
import type { Answer } from "../../client/call.ts"
import type { Client } from "../../client/client.ts"
import {
  contentDeskApprove,
  contentDeskAskReview,
  contentDeskDiscard,
  contentDeskEnd,
  contentDeskMove,
  contentDeskPublish,
  contentDeskRecall,
  contentDeskRemove,
  contentDeskRestore,
  contentDeskSave,
  contentDeskSendBack,
  contentDeskShow,
  contentDeskUnschedule
} from "../../client/content-desk-routes.gen.ts"
import { heard, isSignedOut, NoAnswer } from "../../client/no-answer.ts"
import { type DeskPage, savedPageOf } from "./desk-page.ts"

interface Saved {
  readonly rowVersion: number
}

interface Failure {
  readonly code: string
  readonly problems?: ReadonlyArray<{ readonly code: string; readonly field?: string }>
  readonly page?: DeskPage
}

const callOf = (client: Client, pageId: number, { rowVersion, act }: ActInput, signal: AbortSignal) => {
  const of = <Payload extends object>(payload: Payload) => ({
    params: { pageId },
    payload: { rowVersion, ...payload }
  })
  switch (act.kind) {
    case "publish": {
      const { publishAt, expiresAt } = act
      return client.call(contentDeskPublish, of({ publishAt, expiresAt }), { signal })
    }
    case "askReview":
      return client.call(contentDeskAskReview, of({ note: act.note }), { signal })
    case "sendBack":
      return client.call(contentDeskSendBack, of({ note: act.note }), { signal })
    case "unschedule":
      return client.call(contentDeskUnschedule, of({}), { signal })
    case "end":
      return client.call(contentDeskEnd, of({}), { signal })
    case "discard":
      return client.call(contentDeskDiscard, of({}), { signal })
    case "recall":
      return client.call(contentDeskRecall, of({}), { signal })
    case "approve":
      return client.call(contentDeskApprove, of({}), { signal })
    case "remove":
      return client.call(contentDeskRemove, of({}), { signal })
    case "restore":
      return client.call(contentDeskRestore, of({ number: act.number }), { signal })
    case "move":
      return client.call(contentDeskMove, of({ path: act.path }), { signal })
  }
}

const problemsOf = ({ code, problems = [] }: Failure): ReadonlyArray<EditProblem> =>
  problems.length === 0
    ? [{ code, field: null }]
    : problems.map((problem) => ({ code: problem.code, field: problem.field ?? null }))

/**
 * Implements the ports of the editor of one page; `onPage` is called with the complete page each time it has been
 * loaded.
 */
export const editorActors = (client: Client, pageId: number, onPage: (page: DeskPage) => void) => {
  const read = async (signal: AbortSignal): Promise<DeskPage | undefined> => {
    const answer = await client.call(contentDeskShow, { params: { pageId } }, { signal })
    if (answer.type === "ok") onPage(answer.value)
    return answer.type === "ok" ? answer.value : undefined
  }
  /**
   * Converts the response to a call to a result of the port. `sent` is the draft that was sent; it is used if the call
   * succeeded but the page as it was saved could not be loaded afterwards: the page does not answer, or another user
   * has saved since. That user's change arrives as news or as a conflict; as the result of this call it would count as
   * this user's own text, and the next save would overwrite it.
   */
  const answerOf = async (
    given: Answer<Saved, Failure>,
    input: { readonly rowVersion: number },
    sent: SaveInput["draft"] | undefined,
    signal: AbortSignal
  ): Promise<SaveAnswer> => {
    const answer = heard(given)
    if (answer.type === "ok") {
      const page = await read(signal)
      if (page?.rowVersion === answer.value.rowVersion) return { kind: "saved", page: savedPageOf(page) }
      if (sent === undefined) throw new NoAnswer(`after ${input.rowVersion}`)
      return {
        kind: "saved",
        page: { rowVersion: answer.value.rowVersion, standing: "draft", draft: sent }
      }
    }
    if (answer.error.page !== undefined) {
      onPage(answer.error.page)
      return { kind: "conflict", page: savedPageOf(answer.error.page) }
    }
    return isSignedOut(answer)
      ? { kind: "signedOut" }
      : { kind: "refused", problems: problemsOf(answer.error) }
  }
  return {
    loadPage: fromPromise<LoadAnswer, Record<string, never>>(async ({ signal }) => {
      const answer = heard(await client.call(contentDeskShow, { params: { pageId } }, { signal }))
      if (answer.type === "ok") {
        onPage(answer.value)
        return { kind: "loaded", page: savedPageOf(answer.value) }
      }
      if (isSignedOut(answer)) return { kind: "signedOut" }
      if (answer.status === 404) return { kind: "gone" }
      throw new NoAnswer(String(answer.status))
    }),
    savePage: fromPromise<SaveAnswer, SaveInput>(async ({ input, signal }) =>
      answerOf(
        await client.call(contentDeskSave, { payload: { id: pageId, ...input } }, { signal }),
        input,
        input.draft,
        signal
      )
    ),
    actOnPage: fromPromise<SaveAnswer, ActInput>(async ({ input, signal }) => {
      const answer = await callOf(client, pageId, input, signal)
      // a page that is no longer found was deleted, by this action or earlier
      if (answer.type === "refused" && answer.status === 404) return { kind: "gone" }
      if (answer.type !== "ok") return answerOf(answer, input, undefined, signal)
      const { value } = answer
      return "rowVersion" in value
        ? answerOf({ type: "ok", value }, input, undefined, signal)
        : { kind: "gone" }
    })
  }
}
