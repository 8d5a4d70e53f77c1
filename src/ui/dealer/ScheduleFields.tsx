import { Trans } from "@lingui/react/macro"
import type { LifeProblem } from "../../domain/order/life/life-problems.ts"
import type { OpenOrder } from "../../domain/order/life/open-order.ts"
import type { SellerWish } from "../../domain/order/life/seller-wish.ts"
import { Field } from "../kit/form/Field.tsx"
import { formatPeriod } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { ReasonField } from "./ReasonField.tsx"
import { ProblemText } from "./seller-texts.tsx"

interface FieldsProps {
  readonly order: OpenOrder
  readonly problems: ReadonlyArray<LifeProblem>
  readonly today: string
  /** What was typed before. */
  readonly wish: Extract<SellerWish, { readonly act: "schedule" }> | undefined
}

/** The day that was agreed; outside of what was ordered it needs a word. */
export function ScheduleFields({ order, problems, today, wish }: FieldsProps) {
  const tag = useSite().locale.bcp47
  const { startDeliveryPeriodDate: start, endDeliveryPeriodDate: end, scheduledDay } = order
  const period = formatPeriod(tag, start, end)
  const problem = problems.find(({ field }) => field === "day")
  return (
    <>
      <Field
        id="seller-day"
        label={<Trans>Liefertag</Trans>}
        hint={<Trans>Bestellt für {period}</Trans>}
        error={problem && <ProblemText code={problem.code} least="" most="" />}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="day"
            min={today}
            defaultValue={wish?.day ?? scheduledDay ?? (start < today ? today : start)}
            required
          />
        )}
      </Field>
      <ReasonField
        problems={problems}
        typed={wish?.reason}
        hint={<Trans>Nötig, wenn der Tag außerhalb des bestellten Zeitraums liegt</Trans>}
      />
    </>
  )
}
