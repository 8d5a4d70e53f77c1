import { plural } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import type { WaitingOrders } from "../../../domain/order/life/urgency.ts"
import type { MenuKey } from "../../../domain/rights/menu-rows.ts"
import { VisuallyHidden } from "../../kit/Hidden.tsx"
import s from "./MenuCount.module.css"

interface MenuCountProps {
  readonly of: MenuKey
  readonly waiting: WaitingOrders
}

/** How many orders wait at an entry of the menu, in numbers to see and words to hear (rule dealer.order-list). */
export function MenuCount({ of, waiting: { toConfirm, overdue, today } }: MenuCountProps) {
  const { t } = useLingui()
  const counts = [
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
