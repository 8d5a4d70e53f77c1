import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { ToggleGroup } from "radix-ui"
import type { ListHints, WishDay } from "../../domain/offer/list-hints.ts"
import { dayOfIso, weekdayOf } from "../../domain/price/local-day.ts"
import { formatDay } from "../kit/format.ts"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { DateRange } from "../kit/price/Price.tsx"
import { useSite } from "../kit/site.tsx"
import s from "./WishDays.module.css"

interface WishDaysProps {
  readonly days: ListHints["days"]
  /** Dealers who cannot deliver on the chosen day; undefined if they are not known for this day. */
  readonly away: ListHints["away"] | undefined
  /** The requested day, or "" if no day is requested. */
  readonly day: string
  readonly onDay: (day: string) => void
}

/**
 * The days that can be requested, grouped by week: days without deliveries are grey, and dealers who cannot deliver on
 * the chosen day are listed. All days share one tab stop, and arrow keys move between them, because the offers come
 * after the days in the tab order.
 */
export function WishDays({ days, away, day, onDay }: WishDaysProps) {
  const { t } = useLingui()
  const kept = days.find((each) => each.day === day)?.dealers ?? 0
  return (
    <div className={s["days"]}>
      <ToggleGroup.Root
        type="single"
        aria-label={t`Tage, an denen geliefert wird`}
        className={s["weeks"]}
        value={day}
        onValueChange={onDay}
      >
        {days.map((each) => (
          <Day key={each.day} wishDay={each} />
        ))}
      </ToggleGroup.Root>
      {days.some(({ dealers }) => dealers === 0) && (
        <p className={s["note"]}>
          <Trans>Durchgestrichene Tage: Dann liefert hier kein Händler.</Trans>
        </p>
      )}
      {kept > 0 && away && <KeptBy kept={kept} all={kept + away.length} />}
      {kept > 0 && away && away.length > 0 && (
        <details className={s["away"]}>
          <summary>
            <Plural
              value={away.length}
              one="Ein Händler kann dann nicht"
              other="# Händler können dann nicht"
            />
          </summary>
          <ul>
            {away.map(({ dealerId, name, deliveryStart, deliveryEnd }) => (
              <li key={dealerId}>
                {name}, <DateRange from={deliveryStart} to={deliveryEnd} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function KeptBy({ kept, all }: { readonly kept: number; readonly all: number }) {
  return (
    <p className={s["note"]}>
      <Trans>
        {kept} von {all} Händlern kommen an diesem Tag.
      </Trans>
    </p>
  )
}

function Day({ wishDay: { day, dealers } }: { readonly wishDay: WishDay }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const name = formatDay(locale.bcp47, day)
  return (
    <ToggleGroup.Item
      className={s["day"]}
      value={day}
      data-weekday={weekdayOf(dayOfIso(day) ?? 0)}
      disabled={dealers === 0}
    >
      {Number(day.slice(8))}.{Number(day.slice(5, 7))}.
      <VisuallyHidden>
        {dealers === 0 ? t`, ${name}: niemand liefert` : t`, ${name}: ${dealers} Händler`}
      </VisuallyHidden>
    </ToggleGroup.Item>
  )
}
