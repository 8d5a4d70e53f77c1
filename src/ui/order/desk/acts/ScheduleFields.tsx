import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { firstGoodDay } from "../../../../domain/order/life/day-off.ts"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"
import type { OpenOrder } from "../../../../domain/order/life/open-order.ts"
import type { SellerWish } from "../../../../domain/order/life/seller-wish.ts"
import { Field } from "../../../kit/form/Field.tsx"
import { formatPeriod } from "../../../kit/format.ts"
import { useSite } from "../../../kit/site.tsx"
import { DateInput } from "../../../kit/form/DateInput.tsx"
import { dayOffIn } from "./day-off-in.ts"
import { DayOffQuestion } from "./DayOffQuestion.tsx"
import s from "./DeliveryCalendar.module.css"
import { DeliveryCalendar } from "./DeliveryCalendar.tsx"
import { ReasonField } from "./ReasonField.tsx"
import { ProblemText } from "./act-texts.tsx"

interface FieldsProps {
  readonly order: OpenOrder
  readonly problems: ReadonlyArray<LifeProblem>
  readonly today: string
  /** The input of the previous attempt. */
  readonly wish: Extract<SellerWish, { readonly act: "schedule" }> | undefined
  /** Called when the user confirms that a day off is intended. */
  readonly onYes: (meantDay: string) => void
}

/** The agreed delivery day; a day outside the ordered window needs a reason, and a day off needs a confirmation. */
export function ScheduleFields({ order, problems, today, wish, onYes }: FieldsProps) {
  const tag = useSite().locale.bcp47
  const { startDeliveryPeriodDate: start, endDeliveryPeriodDate: end, scheduledDay } = order
  const period = formatPeriod(tag, start, end)
  const [day, setDay] = useState(
    wish?.day ?? scheduledDay ?? firstGoodDay([order], start < today ? today : start)
  )
  const problem = problems.find(({ field }) => field === "day")
  const question = dayOffIn(problems)
  return (
    <>
      <Field
        id="seller-day"
        label={<Trans>Liefertag</Trans>}
        hint={<Trans>Bestellt für {period}</Trans>}
        error={
          problem !== undefined &&
          problem !== question && <ProblemText code={problem.code} least="" most="" />
        }
      >
        {(control) => <DateInput {...control} name="day" min={today} day={day} onDay={setDay} required />}
      </Field>
      {question !== undefined && <DayOffQuestion problem={question} onYes={onYes} />}
      <div className={s["beside"]}>
        <DeliveryCalendar
          day={day}
          onDay={setDay}
          today={today}
          places={[order]}
          ordered={{ from: start, to: end }}
        />
        <ReasonField
          problems={problems}
          typed={wish?.reason}
          hint={<Trans>Nötig, wenn der Tag außerhalb des bestellten Zeitraums liegt</Trans>}
        />
      </div>
    </>
  )
}
