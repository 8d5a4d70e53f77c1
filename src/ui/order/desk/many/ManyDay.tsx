import { Trans } from "@lingui/react/macro"
import { useEffect, useRef, useState } from "react"
import { firstGoodDay } from "../../../../domain/order/life/day-off.ts"
import type { DayForMany } from "../../../../domain/order/life/many-orders.ts"
import { typedText } from "../../../../domain/typed-text.ts"
import { Button } from "../../../kit/Button.tsx"
import { Dialog } from "../../../kit/desk/Dialog.tsx"
import { useSendKey } from "../../../kit/desk/use-send-key.ts"
import { DateInput } from "../../../kit/form/DateInput.tsx"
import { Field } from "../../../kit/form/Field.tsx"
import { tooLongIn } from "../../../kit/form/too-long.ts"
import { dayOffIn } from "../acts/day-off-in.ts"
import { DayOffQuestion } from "../acts/DayOffQuestion.tsx"
import beside from "../acts/DeliveryCalendar.module.css"
import { DeliveryCalendar } from "../acts/DeliveryCalendar.tsx"
import { NoMailToBuyer } from "../acts/NoMailToBuyer.tsx"
import { ReasonField } from "../acts/ReasonField.tsx"
import { ProblemText } from "../acts/act-texts.tsx"
import s from "./Many.module.css"
import type { ManyDayView } from "./many.view.ts"

interface ManyDayProps {
  readonly view: ManyDayView
  readonly today: string
  readonly onDay: (wish: DayForMany) => void
  readonly onClose: () => void
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === "string" ? typedText(value) : ""
}

/** Form for one delivery day for several orders; nothing is sent until the day is valid for each order. */
export function ManyDay({ view: { orders, problems }, today, onDay, onClose }: ManyDayProps) {
  const form = useRef<HTMLFormElement>(null)
  useSendKey(form)
  const places = orders.map(({ order }) => order)
  const [day, setDay] = useState(firstGoodDay(places, today))
  const [blocking] = problems
  const question = dayOffIn(problems)
  useEffect(() => {
    if (blocking === undefined) return
    const target = dayOffIn([blocking]) === undefined ? `[name=${blocking.field}]` : "[data-question]"
    form.current?.querySelector<HTMLElement>(target)?.focus()
  }, [blocking])
  const send = (change: { readonly meantDay?: string } = {}) => {
    if (form.current === null) return
    const long = tooLongIn(form.current)
    long?.focus()
    if (long !== undefined) return
    const typed = new FormData(form.current)
    onDay({ day: textIn(typed, "day"), reason: textIn(typed, "reason"), ...change })
  }
  const ofDay = problems.find((each) => each.field === "day" && each !== question)
  const concerned = blocking?.orderNumbers.join(", ") ?? ""
  const numbers = orders.map(({ order }) => order.orderNumber).join(", ")
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Termin für {orders.length} Bestellungen</Trans>}
      description={<Trans>Jeder Kunde bekommt den Tag per Mail.</Trans>}
    >
      <form
        ref={form}
        className={s["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className={s["numbers"]}>{numbers}</p>
        <NoMailToBuyer />
        <Field
          id="many-day"
          label={<Trans>Liefertag</Trans>}
          error={ofDay !== undefined && <ProblemText code={ofDay.code} least="" most="" />}
        >
          {(control) => <DateInput {...control} name="day" min={today} day={day} onDay={setDay} required />}
        </Field>
        {question !== undefined && (
          <DayOffQuestion
            problem={question}
            orderNumbers={question.orderNumbers.length < orders.length ? question.orderNumbers : []}
            onYes={(meantDay) => send({ meantDay })}
          />
        )}
        <div className={beside["beside"]}>
          <DeliveryCalendar day={day} onDay={setDay} today={today} places={places} />
          <ReasonField
            problems={problems}
            typed=""
            hint={
              concerned !== "" && blocking?.field === "reason" ? (
                <Trans>Außerhalb des bestellten Zeitraums: {concerned}</Trans>
              ) : (
                <Trans>Geht nur an Kunden, deren bestellter Zeitraum den Tag nicht enthält</Trans>
              )
            }
          />
        </div>
        <div className={s["actions"]}>
          <Button type="submit">
            <Trans>Termine vereinbaren</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
