import { fromPromise } from "xstate"
import type { CancellationQuery } from "../../domain/cancellation/view.ts"
import type { BatchAnswer, KeptEdit, ListAnswer, SaveBatch } from "../../machines/cancellation.machine.ts"
import type {
  CommentAnswer,
  CommentToSave,
  FeedbackAnswer,
  FeedbackToSave
} from "../../machines/cancellation-notes.machine.ts"
import type { KeptBatch } from "../browser/kept-batch.ts"
import {
  cancellationsComment,
  cancellationsFeedback,
  cancellationsSave
} from "../client/dealer-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"
import { ask } from "../queries/ask.ts"
import { cancellations } from "../queries/orders.ts"
import type { Asking } from "../queries/question.ts"

const under = (key: string, signal: AbortSignal) => ({ signal, headers: { "idempotency-key": key } })

const save = async (client: Client, { key, items }: SaveBatch, signal: AbortSignal): Promise<BatchAnswer> => {
  const answer = heard(await client.call(cancellationsSave, { payload: { items } }, under(key, signal)))
  if (answer.type === "ok") return { kind: "answered", answer: answer.value }
  const { status, error } = answer
  // some rows were saved and others were not: each row has its own result
  if ("failed" in error) return { kind: "answered", answer: error }
  if (status === 401) return { kind: "signedOut" }
  if (status === 429 || status === 408) throw new NoAnswer(error.code)
  return { kind: "refused" }
}

/** Implements the ports of the cancellation list. */
export const cancellationActors = (at: Asking, kept: KeptBatch) => ({
  listCancellations: fromPromise<ListAnswer, CancellationQuery>(({ input, signal }) =>
    ask(at, cancellations(input), signal)
  ),
  recallBatch: fromPromise<ReadonlyArray<KeptEdit>, Record<string, never>>(() =>
    Promise.resolve(kept.read())
  ),
  saveCancellations: fromPromise<BatchAnswer, SaveBatch>(({ input, signal }) =>
    save(at.client, input, signal)
  )
})

const comment = async (
  client: Client,
  { key, ...payload }: CommentToSave,
  signal: AbortSignal
): Promise<CommentAnswer> => {
  const answer = heard(await client.call(cancellationsComment, { payload }, under(key, signal)))
  if (answer.type === "ok") return { kind: "saved", comment: answer.value }
  if (answer.status === 429) throw new NoAnswer(answer.error.code)
  return answer.status === 401 ? { kind: "signedOut" } : { kind: "refused" }
}

const feedback = async (
  client: Client,
  { reason, ...said }: FeedbackToSave,
  signal: AbortSignal
): Promise<FeedbackAnswer> => {
  if (reason === null) return { kind: "refused" }
  const payload = { ...said, reason }
  const answer = heard(await client.call(cancellationsFeedback, { payload }, { signal }))
  if (answer.type === "ok") return { kind: "saved", version: answer.value.version }
  const { status, error } = answer
  if (status === 429) throw new NoAnswer(error.code)
  if ("current" in error) return { kind: "conflict", current: error.current }
  return status === 401 ? { kind: "signedOut" } : { kind: "refused" }
}

/** Implements the ports of the panel for notes on a cancellation. */
export const cancellationNotesActors = (client: Client) => ({
  saveComment: fromPromise<CommentAnswer, CommentToSave>(({ input, signal }) =>
    comment(client, input, signal)
  ),
  saveFeedback: fromPromise<FeedbackAnswer, FeedbackToSave>(({ input, signal }) =>
    feedback(client, input, signal)
  )
})
