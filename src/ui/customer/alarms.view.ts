import type { SnapshotFrom } from "xstate"
import { changed } from "../../domain/editing/change-state.ts"
import { type EditedAlarm, isNewsletterWanted } from "../../domain/alarm/edited-alarms.ts"
import type { AlarmProblem } from "../../domain/alarm/price-alarm.ts"
import type { AlarmRefusal, priceAlarmsMachine } from "../../machines/price-alarms.machine.ts"

export type AlarmsSnapshot = SnapshotFrom<typeof priceAlarmsMachine>

/** What came of the last try to save; nothing to say of the rest. */
export type AlarmNotice = "conflict" | "refused" | "throttled" | "expired" | "unreachable" | "unread"

const notices: ReadonlyArray<Exclude<AlarmNotice, "unread">> = [
  "conflict",
  "refused",
  "throttled",
  "expired",
  "unreachable"
]

export interface AlarmsView {
  readonly alarms: ReadonlyArray<EditedAlarm>
  readonly isNewsletterWanted: boolean
  readonly isNewsletterConfirmed: boolean
  /** Something stored waits for the yes of its mailbox. */
  readonly isConfirmationDue: boolean
  readonly changes: number
  readonly isBusy: boolean
  /** Nothing can be changed while it is saved, or before it was seen again. */
  readonly isClosed: boolean
  readonly isUnsaved: boolean
  readonly notice: AlarmNotice | null
  readonly refusals: ReadonlyArray<AlarmRefusal>
  readonly seconds: number
  /** The open form: the alarm that is changed, or null for a new one. */
  readonly form: { readonly alarm: EditedAlarm | null; readonly problems: ReadonlyArray<AlarmProblem> } | null
}

/** What the page of notifications shows of its machine. */
export const alarmsView = (snapshot: AlarmsSnapshot): AlarmsView => {
  const { items, kept, form, problems, refusals, seconds } = snapshot.context
  const changes = changed(items).length
  const isUnread = snapshot.matches("unread")
  return {
    alarms: items.filter(({ kind }) => kind === "PriceAlarm"),
    isNewsletterWanted: isNewsletterWanted(items),
    isNewsletterConfirmed: kept.some(({ kind, confirmed }) => kind === "Newsletter" && confirmed),
    isConfirmationDue: kept.some(({ confirmed }) => !confirmed),
    changes,
    isBusy: snapshot.hasTag("busy"),
    isClosed: snapshot.hasTag("busy") || isUnread,
    isUnsaved: changes > 0 && !isUnread,
    notice: isUnread ? "unread" : (notices.find((viewing) => snapshot.matches({ viewing })) ?? null),
    refusals,
    seconds,
    form: form === null ? null : { alarm: items.find(({ key }) => key === form.key) ?? null, problems }
  }
}
