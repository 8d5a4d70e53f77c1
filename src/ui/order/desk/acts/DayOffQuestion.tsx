import { Trans } from "@lingui/react/macro"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"
import { Button } from "../../../kit/Button.tsx"
import { formatWholeDay } from "../../../kit/form/calendar-words.ts"
import { useSite } from "../../../kit/site.tsx"
import s from "./DeliveryCalendar.module.css"
import { ProblemText } from "./act-texts.tsx"

/**
 * Asks for confirmation before a delivery is scheduled on a day off; the confirmation applies only to that day (rule
 * dealer.day-off).
 */
export function DayOffQuestion({
  problem,
  orderNumbers = [],
  onYes
}: {
  readonly problem: LifeProblem
  /** The affected orders, if only some of the selected orders are affected. */
  readonly orderNumbers?: ReadonlyArray<string>
  readonly onYes: (meantDay: string) => void
}) {
  const tag = useSite().locale.bcp47
  const day = String(problem.params?.["day"] ?? "")
  return (
    <fieldset
      className={s["question"]}
      tabIndex={-1}
      data-question="day-off"
      aria-labelledby="day-off-question"
    >
      <p id="day-off-question">
        {formatWholeDay(tag, day)}: <ProblemText code={problem.code} least="" most="" />
      </p>
      {orderNumbers.length > 0 && (
        <span className={s["concerned"]}>
          <Trans>Betrifft {orderNumbers.join(", ")}</Trans>
        </span>
      )}
      <Button look="secondary" onClick={() => onYes(day)}>
        <Trans>Ja, trotzdem planen</Trans>
      </Button>
    </fieldset>
  )
}
