import { Plural, Trans } from "@lingui/react/macro"
import type { AlarmWish } from "../../domain/alarm/price-alarm.ts"
import { AlarmGoods, AlarmPlace, AlarmPrice } from "../kit/alarm/alarm-words.tsx"
import s from "./HomePage.module.css"

/** Maximum number of alarms on the home page; the complete list has its own page. */
const shown = 3

/**
 * Short list of the customer's price alarms; `count` is the number of alarms if the alarms themselves could not be
 * loaded.
 */
export function HomeAlarms({
  alarms,
  count
}: {
  readonly alarms: ReadonlyArray<AlarmWish>
  readonly count: number
}) {
  if (count === 0)
    return (
      <p>
        <Trans>Wir schreiben Ihnen, sobald der Tagespreis so günstig ist, wie Sie es möchten.</Trans>
      </p>
    )
  if (alarms.length === 0)
    return (
      <p>
        <Plural
          value={count}
          one="Ein Preisalarm ist eingerichtet."
          other="# Preisalarme sind eingerichtet."
        />
      </p>
    )
  const more = alarms.length - shown
  return (
    <ul className={s["few"]}>
      {alarms.slice(0, shown).map((alarm, index) => (
        <li key={index}>
          <AlarmGoods alarm={alarm} />:{" "}
          {alarm.direction === "Below" ? <Trans>höchstens</Trans> : <Trans>mindestens</Trans>}{" "}
          <strong>
            <AlarmPrice alarm={alarm} price={alarm.threshold} />
          </strong>
          , <AlarmPlace alarm={alarm} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Plural value={more} one="und ein weiterer" other="und # weitere" />
        </li>
      )}
    </ul>
  )
}
