import type { Entry } from "./ledger.ts"
import { digestOf, type Part, parts } from "./kept-parts.ts"
import type { KeptDraft, KeptOrder } from "./messages.ts"

/** Result of comparing the ledger with the database (decision 006). */
export interface Findings {
  /** Number of orders, saves of drafts, and events of orders that the shop has acknowledged. */
  readonly acknowledged: number
  readonly saves: number
  readonly events: number
  /** Acknowledged data that is missing in the database, or differs from the acknowledgement. */
  readonly lost: number
  /** More than one order for a draft, or two saves on top of the same version. */
  readonly doubled: number
  /** Orders without their lines, grants or receipt, event logs with gaps, and missing or superfluous mails. */
  readonly incomplete: number
  /** Descriptions of the first findings. */
  readonly words: ReadonlyArray<string>
}

const isPart = (call: string): call is Part => parts.some((part) => part === call)

/** Returns the event that an action writes to the order's log. */
const eventOf = (action: string): string =>
  action === "cancel-sale" ? "order.cancel" : action === "declare" ? "order.withdraw" : `order.${action}`

const grouped = (entries: ReadonlyArray<Entry>): ReadonlyMap<string, ReadonlyArray<Entry>> =>
  Map.groupBy(entries, ({ subject }) => subject)

/** Returns the problems of a draft: the last acknowledged save of each part must exist. */
const draftFaults = (kept: KeptDraft, entries: ReadonlyArray<Entry>) => {
  const lost: Array<string> = []
  const doubled: Array<string> = []
  const answered = entries.filter(({ what, call }) => what === "answered" && isPart(call))
  const overs = answered.map(({ key }) => key)
  for (const over of new Set(overs)) {
    const count = overs.filter((key) => key === over).length
    if (count > 1) doubled.push(`${kept.draftId}: ${count} saves over version ${over}`)
  }
  for (const part of parts) {
    const last = answered.findLast(({ call }) => call === part)
    if (last !== undefined && last.says !== digestOf(part, kept.contents))
      lost.push(`${kept.draftId}: ${part} is not what was acknowledged`)
  }
  if (kept.version < 1 + answered.length) lost.push(`${kept.draftId}: is version ${kept.version} again`)
  return { lost, doubled, incomplete: kept.hasBankData ? [] : [`${kept.draftId}: bank data do not fit`] }
}

/**
 * Returns the problems of an order's log: it must contain every acknowledged event once, at its version, and no other
 * event.
 */
const orderFaults = (order: KeptOrder, entries: ReadonlyArray<Entry>) => {
  const { log, mails, orderId } = order
  const lost: Array<string> = []
  const incomplete: Array<string> = []
  const actions = entries.filter(({ what, call }) => what !== "broken" && call !== "order")
  for (const { what, call, key, says } of actions)
    if (what === "answered") {
      const logged = log.filter(({ version }) => version === Number(key) + 1)
      if (logged.length !== 1 || logged[0]?.event !== eventOf(call))
        lost.push(`${orderId}: ${call} over version ${key}`)
      if (call === "declare" && !order.notices.includes(says)) lost.push(`${orderId}: declaration ${says}`)
    }
  for (const { version, event } of log.slice(1))
    if (!actions.some(({ call, key }) => eventOf(call) === event && Number(key) + 1 === version))
      incomplete.push(`${orderId}: no call asked for ${event}`)
  const isWhole =
    order.isWhole &&
    log.every(({ version }, index) => version === index + 1) &&
    log.length === order.version &&
    log.at(-1)?.status === order.status &&
    order.notices.length === new Set(actions.flatMap(({ call }) => (call === "declare" ? [call] : []))).size
  if (!isWhole) incomplete.push(`${orderId}: is not whole`)
  if (mails.due !== mails.written) incomplete.push(`${orderId}: ${mails.written} of ${mails.due} mails`)
  return { lost, incomplete }
}

/** Compares the complete ledger with the database; `mails` is the number of all mails about orders. */
export const audited = (
  entries: ReadonlyArray<Entry>,
  drafts: ReadonlyArray<KeptDraft>,
  mails: number
): Findings => {
  const bySubject = grouped(entries)
  const of = (subject: string) => bySubject.get(subject) ?? []
  const lost = entries.flatMap(({ what, subject, call, says }) =>
    what === "broken" ? [`${call} of ${subject}: ${says}`] : []
  )
  const doubled: Array<string> = []
  const incomplete: Array<string> = []
  const kept = new Map(drafts.map((draft) => [draft.draftId, draft]))
  const orders = drafts.flatMap((draft) => draft.orders)
  for (const { subject } of entries.filter(({ call }) => call === "start"))
    if (!kept.has(subject)) lost.push(`${subject}: the draft is gone`)
  for (const draft of drafts) {
    const faults = draftFaults(draft, of(draft.draftId))
    lost.push(...faults.lost)
    doubled.push(...faults.doubled)
    incomplete.push(...faults.incomplete)
    for (const { orderId } of draft.orders.slice(1)) doubled.push(`${draft.draftId}: also order ${orderId}`)
  }
  const promised = new Set(
    entries.flatMap(({ what, call, says }) => (what === "answered" && call === "place" ? [says] : []))
  )
  const there = new Set(orders.map(({ orderId }) => orderId))
  for (const orderId of promised) if (!there.has(orderId)) lost.push(`${orderId}: the order is gone`)
  for (const order of orders) {
    const faults = orderFaults(order, of(order.orderId))
    lost.push(...faults.lost)
    incomplete.push(...faults.incomplete)
  }
  const due = orders.reduce((sum, order) => sum + order.mails.due, 0)
  if (mails !== due) incomplete.push(`${mails} mails about orders, not ${due}`)
  const answered = entries.filter(({ what }) => what === "answered")
  const saves = answered.filter(({ call }) => isPart(call)).length
  return {
    acknowledged: promised.size,
    saves,
    events: answered.filter(({ call }) => call !== "start" && call !== "place" && !isPart(call)).length,
    lost: lost.length,
    doubled: doubled.length,
    incomplete: incomplete.length,
    words: [...lost, ...doubled, ...incomplete].slice(0, 10)
  }
}
