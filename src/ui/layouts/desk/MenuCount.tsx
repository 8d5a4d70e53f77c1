import { plural } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import type { WaitingTasks } from "../../../domain/desk-task/desk-task.ts"
import type { WaitingOrders } from "../../../domain/order/life/urgency.ts"
import type { MenuKey } from "../../../domain/rights/menu-rows.ts"
import { VisuallyHidden } from "../../kit/Hidden.tsx"
import s from "./MenuCount.module.css"

/**
 * Numbers of pending items: a dealer's orders and the tasks of staff. Numbers that have not been requested are missing.
 */
export type Waiting = Partial<WaitingOrders> & { readonly tasks?: WaitingTasks | undefined }

interface MenuCountProps {
  readonly of: MenuKey
  readonly waiting: Waiting
}

/**
 * The number of pending items of a menu entry, as a visible number and in words for screen readers (rules
 * dealer.order-list and task.counts).
 */
export function MenuCount({
  of,
  waiting: { toConfirm = 0, overdue = 0, today = 0, tasks: { open, own } = { open: 0, own: 0 } }
}: MenuCountProps) {
  const { t } = useLingui()
  const counts = [
    {
      at: "tasks",
      tone: "new",
      count: open,
      words: t`${plural(open, { one: "# Aufgabe ohne Zuständige", other: "# Aufgaben ohne Zuständige" })}`
    },
    {
      at: "tasks",
      tone: "today",
      count: own,
      words: t`${plural(own, { one: "# eigene Aufgabe", other: "# eigene Aufgaben" })}`
    },
    {
      at: "openOrders",
      tone: "new",
      count: toConfirm,
      words: t`${plural(toConfirm, { one: "# neue Bestellung", other: "# neue Bestellungen" })}`
    },
    {
      at: "openOrders",
      tone: "overdue",
      count: overdue,
      words: t`${plural(overdue, { one: "# überfällige Lieferung", other: "# überfällige Lieferungen" })}`
    },
    {
      at: "dayList",
      tone: "today",
      count: today,
      words: t`${plural(today, { one: "# Lieferung heute", other: "# Lieferungen heute" })}`
    }
  ] as const
  const told = counts.filter(({ at, count }) => at === of && count > 0)
  return (
    told.length > 0 && (
      <span className={s["counts"]}>
        {told.map(({ tone, count, words }) => (
          <span key={tone} className={s["count"]} data-tone={tone} title={words}>
            <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
            <VisuallyHidden>, {words}</VisuallyHidden>
          </span>
        ))}
      </span>
    )
  )
}
