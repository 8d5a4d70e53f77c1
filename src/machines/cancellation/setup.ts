import { assign, setup } from "xstate"
import type {
  CancellationComment,
  CancellationFeedback,
  CancellationRow,
  CommentKind
} from "../../domain/cancellation/cancellation.ts"
import type { BookingChange } from "../../domain/cancellation/booking.ts"
import { withComment } from "../../domain/cancellation/notes.ts"
import { filteredRows } from "../../domain/cancellation/filter.ts"
import { type CancellationQuery, type CancellationView, isSameView } from "../../domain/cancellation/view.ts"
import { actionPort, port } from "../effect-port.ts"
import { after, afterAll, listed, marked, recalled, reread, unmarked, withRows } from "./edits.ts"
import type { RowState } from "./row-state.ts"
import { answered, arrived, isFailed, sent, versionAfter } from "./saves.ts"
import type {
  BatchAnswer,
  CancellationList,
  CancellationEvent,
  CancellationInput,
  LeaveWish,
  KeptEdit,
  ListAnswer,
  SaveBatch
} from "./types.ts"

const some = (list: CancellationList, is: "isUnsaved" | "isSendable"): boolean => {
  for (const state of list.edits.values()) if (state[is]) return true
  return false
}

export const cancellationSetup = setup({
  types: {
    input: {} as CancellationInput,
    context: {} as CancellationList,
    events: {} as CancellationEvent,
    tags: {} as "busy" | "unsaved"
  },
  actors: {
    listCancellations: port<ListAnswer, CancellationQuery>("listCancellations"),
    /** All edits stored in this browser for the signed-in user, of any list. */
    recallBatch: port<ReadonlyArray<KeptEdit>, Record<string, never>>("recallBatch"),
    saveCancellations: port<BatchAnswer, SaveBatch>("saveCancellations")
  },
  actions: {
    keepQuery: assign((_, query: CancellationQuery) => ({ query })),
    keepView: assign((_, view: CancellationView) => ({ view })),
    keepList: assign((_, answer: ListAnswer) => listed(answer)),
    recall: assign(({ context }, kept: ReadonlyArray<KeptEdit>) => recalled(context, kept)),
    keepReread: assign(({ context }, answer: ListAnswer) => reread(context, answer)),
    mark: assign(
      (
        { context },
        { orderIds, change }: { readonly orderIds: ReadonlyArray<string>; readonly change: BookingChange }
      ) => marked(context, orderIds, change)
    ),
    markShown: assign(({ context }, change: BookingChange) =>
      marked(
        context,
        filteredRows(context.rows, context.view).map(({ orderId }) => orderId),
        change
      )
    ),
    undo: assign(({ context }) => unmarked(context)),
    decide: assign(
      (
        { context },
        {
          orderId,
          type
        }: { readonly orderId: string; readonly type: "conflict.keepMine" | "conflict.takeTheirs" }
      ) => ({ edits: after(context, [[orderId, { type }]]) })
    ),
    send: assign(({ context }) => sent(context)),
    keepAnswer: assign(({ context }, answer: BatchAnswer) => answered(context, answer)),
    /** It is unknown whether the server received the rows, so they are sent again under the same idempotency key. */
    lose: assign(({ context }) => ({ edits: afterAll(context, { type: "row.lost" }) })),
    hold: assign(({ context }) => ({ edits: afterAll(context, { type: "row.held" }) })),
    forgetBatch: assign({ batch: null }),
    discard: assign(() => ({ edits: new Map<string, RowState>(), markings: [], batch: null })),
    keepFeedback: assign(
      (
        { context },
        {
          orderId,
          version,
          feedback
        }: { readonly orderId: string; readonly version: number; readonly feedback: CancellationFeedback }
      ) => ({
        rows: withRows(context, [
          [orderId, (row) => ({ ...row, feedback, version: versionAfter(row, version) })]
        ])
      })
    ),
    keepComment: assign(
      (
        { context },
        {
          orderId,
          kind,
          comment
        }: { readonly orderId: string; readonly kind: CommentKind; readonly comment: CancellationComment }
      ) => ({
        rows: withRows(context, [
          [
            orderId,
            (row) =>
              kind === "dealer"
                ? { ...row, dealerComments: withComment(row.dealerComments, comment) }
                : { ...row, customerComments: withComment(row.customerComments, comment) }
          ]
        ])
      })
    ),
    keepArrived: assign(({ context }, row: CancellationRow) => arrived(context, row)),
    keepWish: assign((_, wish: LeaveWish) => ({ wish })),
    forgetWish: assign({ wish: null }),
    takeWish: assign(({ context: { wish, query } }) => ({
      query: wish?.kind === "query" ? wish.query : query,
      wish: null
    })),
    noteKept: assign(({ context }) => ({ keptEdits: context.edits })),
    /** Stores unsaved edits in the browser, readable only by their owner. */
    keepBatch: actionPort<ReadonlyArray<KeptEdit>>(),
    dropBatch: actionPort<object>(),
    /** Writes the view into the URL, unless the URL contains it already. */
    showAddress: actionPort<CancellationView>(),
    /** Opens the page that the user requested. */
    leave: actionPort<object>()
  },
  guards: {
    isListed: (_, answer: ListAnswer) => answer.kind === "listed",
    isAnswer: (_, { answer, kind }: { readonly answer: BatchAnswer; readonly kind: BatchAnswer["kind"] }) =>
      answer.kind === kind,
    hasRows: ({ context }) => context.rows.length > 0,
    isOtherView: ({ context }, view: CancellationView) => !isSameView(context.view, view),
    isUnsaved: ({ context }) => some(context, "isUnsaved"),
    isSendable: ({ context }) => some(context, "isSendable"),
    isFailed: ({ context: { edits } }) => isFailed(edits),
    /** Whether a save was pending when the session ended. */
    isHeld: ({ context }) => context.batch !== null && some(context, "isSendable"),
    isOvertaken: ({ context }) => context.overtaken.length > 0,
    isWished: ({ context }) => context.wish !== null,
    isLeaving: ({ context }) => context.wish?.kind === "leave",
    isChanged: ({ context }) => context.edits !== context.keptEdits,
    hasToKeep: ({ context }) => some(context, "isUnsaved") || context.elsewhere.length > 0
  },
  delays: { longestAnswer: 20_000, autosave: 500 }
})
