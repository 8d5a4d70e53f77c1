import type { LifeProblem } from "../../../domain/order/life/life-problems.ts"
import type { OpenOrder } from "../../../domain/order/life/open-order.ts"
import type { OrderAct } from "../../../domain/order/life/order-acts.ts"
import { isPlainAct, type SellerWish } from "../../../domain/order/life/seller-wish.ts"
import type { OrderStatus } from "../../../domain/order/draft.ts"
import type { SnapshotFrom } from "xstate"
import type { openOrderMachine } from "../../../machines/open-order.machine.ts"

/** How the form of an act stands; once it is sent off, its row tells what becomes of it. */
export type FormState = "open" | "unsent" | "refused" | "unreachable" | "expired"

/** What is shown at the row, outside of a form. */
export type RowState =
  | "quiet"
  /** Announced, with the time before it is sent still long or nearly over. */
  | "announced"
  | "lastCall"
  | "takenBack"
  /** The window slept before it was sent. */
  | "unsent"
  | "busy"
  | "done"
  | "conflict"
  | "gone"
  | "refused"
  | "unreachable"
  | "expired"
  | "unread"

/** Whether an act is announced that was not sent yet. */
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

/** Whether a row takes an act: nothing is on its way, and nothing has failed that is to be sent again. */
export const takesActs = ({ state }: Pick<OrderRowView, "state">): boolean => !withoutActs.has(state)

export interface OrderRowView {
  readonly order: OpenOrder
  readonly status: OrderStatus
  readonly act: OrderAct
  readonly state: RowState
  /** How the server called its refusal; empty where it has refused nothing. */
  readonly refusal: string
  /** Null where no form is open. */
  readonly form: {
    readonly act: OrderAct
    readonly state: FormState
    readonly problems: ReadonlyArray<LifeProblem>
    /** What was typed before, where it has come back. */
    readonly wish: SellerWish | null
  } | null
}

/** What the user can do with the rows; undefined until the page is hydrated. */
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
  // what stands at a field needs no further word
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

/** One row as a projection of its machine. */
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
