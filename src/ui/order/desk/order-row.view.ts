import type { LifeProblem } from "../../../domain/order/life/life-problems.ts"
import type { OpenOrder } from "../../../domain/order/life/open-order.ts"
import type { OrderAct } from "../../../domain/order/life/order-acts.ts"
import { isPlainAct, type SellerWish } from "../../../domain/order/life/seller-wish.ts"
import type { OrderStatus } from "../../../domain/order/draft.ts"
import type { SnapshotFrom } from "xstate"
import type { openOrderMachine } from "../../../machines/open-order.machine.ts"

/** State of an action's form; once the form has been sent, the order's row shows the progress. */
export type FormState = "open" | "unsent" | "refused" | "unreachable" | "expired"

/** State shown in the row, outside a form. */
export type RowState =
  | "quiet"
  /** An action is pending: in `announced`, there is still time to undo it; in `lastCall`, it will be sent shortly. */
  | "announced"
  | "lastCall"
  | "takenBack"
  /** The window was suspended before the action was sent. */
  | "unsent"
  | "busy"
  | "done"
  | "conflict"
  | "gone"
  | "refused"
  | "unreachable"
  | "expired"
  | "unread"

/** Whether an action is pending and not sent yet. */
export const isAnnounced = ({ state }: Pick<OrderRowView, "state">): boolean =>
  state === "announced" || state === "lastCall"

const withoutActs: ReadonlySet<RowState> = new Set([
  "announced",
  "lastCall",
  "busy",
  "refused",
  "unreachable",
  "expired",
  "unread"
])

/** Whether a row accepts a new action: no action is in progress, and no failed action waits to be sent again. */
export const takesActs = ({ state }: Pick<OrderRowView, "state">): boolean => !withoutActs.has(state)

export interface OrderRowView {
  readonly order: OpenOrder
  readonly status: OrderStatus
  readonly act: OrderAct
  readonly state: RowState
  /** The server's refusal code; empty if there was no refusal. */
  readonly refusal: string
  /** Null if no form is open. */
  readonly form: {
    readonly act: OrderAct
    readonly state: FormState
    readonly problems: ReadonlyArray<LifeProblem>
    /** The input of the previous attempt, if the form was opened again after the action failed. */
    readonly wish: SellerWish | null
  } | null
}

/** User actions on the rows; undefined until the page is hydrated. */
export interface OrderRowWishes {
  readonly onChoose: (orderId: string, act: OrderAct) => void
  readonly onSubmit: (orderId: string, wish: SellerWish) => void
  readonly onTakeBack: (orderId: string) => void
  readonly onRetry: (orderId: string) => void
  readonly onCancel: (orderId: string) => void
}

type Snapshot = SnapshotFrom<typeof openOrderMachine>

const formStateOf = (snapshot: Snapshot): FormState | undefined => {
  const { problems, refusal } = snapshot.context
  // if fields have validation errors, no further message is shown
  if (snapshot.matches({ asking: "unsent" })) return "unsent"
  if (snapshot.matches("asking")) return refusal !== "" && problems.length === 0 ? "refused" : "open"
  if (snapshot.matches({ failed: "expired" })) return "expired"
  return snapshot.matches("failed") ? "unreachable" : undefined
}

const rowStateOf = (snapshot: Snapshot): RowState => {
  if (snapshot.hasTag("busy")) return "busy"
  if (snapshot.matches("unread")) return "unread"
  if (snapshot.matches({ failed: "expired" })) return "expired"
  if (snapshot.matches({ failed: "refused" })) return "refused"
  if (snapshot.matches("failed")) return "unreachable"
  if (snapshot.matches("announced"))
    return snapshot.matches({ announced: "ending" }) ? "lastCall" : "announced"
  for (const state of ["done", "takenBack", "unsent", "conflict", "gone"] as const)
    if (snapshot.matches({ resting: state })) return state
  return "quiet"
}

/** Converts the snapshot of a row's machine to its view model. */
export const orderRowView = (snapshot: Snapshot): OrderRowView => {
  const { order, now, act, wish, problems, refusal } = snapshot.context
  const state = formStateOf(snapshot)
  return {
    order,
    status: now.kind === "ended" ? now.status : order.status,
    act,
    ...(isPlainAct(order, act) || state === undefined
      ? { state: rowStateOf(snapshot), form: null }
      : { state: "quiet", form: { act, state, problems, wish: wish.act === act ? wish : null } }),
    refusal
  }
}
