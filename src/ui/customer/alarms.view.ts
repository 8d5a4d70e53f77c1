import type { SnapshotFrom } from "xstate"
import { changed } from "../../domain/editing/change-state.ts"
import { type EditedAlarm, isNewsletterWanted } from "../../domain/alarm/edited-alarms.ts"
import type { AlarmProblem } from "../../domain/alarm/price-alarm.ts"
import type { AlarmRefusal, priceAlarmsMachine } from "../../machines/price-alarms.machine.ts"

export type AlarmsSnapshot = SnapshotFrom<typeof priceAlarmsMachine>

/** Result of the last attempt to save; other results need no message. */
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
  /** Whether a stored item still has to be confirmed by e-mail. */
  readonly isConfirmationDue: boolean
  readonly changes: number
  readonly isBusy: boolean
  /** Whether changes are blocked: while saving, and until the list is loaded again. */
  readonly isClosed: boolean
  readonly isUnsaved: boolean
  readonly notice: AlarmNotice | null
  readonly refusals: ReadonlyArray<AlarmRefusal>
  readonly seconds: number
  /** The open form: the edited alarm, or null for a new one. */
  readonly form: { readonly alarm: EditedAlarm | null; readonly problems: ReadonlyArray<AlarmProblem> } | null
}

/** Derives the data of the notifications page from the machine's state. */
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
