import { Trans } from "@lingui/react/macro"
import { useId } from "react"
import { DayFaultText } from "../../kit/desk/DayFaultText.tsx"
import { useListDay } from "../../kit/desk/use-list-day.ts"
import { DateInput } from "../../kit/form/DateInput.tsx"
import s from "./Cancellations.module.css"

interface PeriodFieldProps {
  readonly name: "from" | "to"
  /** The day for which the list is shown. */
  readonly listed: string
  /** The requested day, while the user decides about unsaved changes. */
  readonly wished: string | undefined
  readonly isDisabled: boolean
  /** Whether the first day is after the last day and the error is shown at this field. */
  readonly isReversed: boolean
  readonly onDay: (day: string) => void
}

/**
 * Field for one end of the period. The browser's native field stores the input; a newly loaded list or a cancelled
 * request resets the field.
 */
export function PeriodField({ name, listed, wished, isDisabled, isReversed, onDay }: PeriodFieldProps) {
  const id = useId()
  const { field, fault } = useListDay(wished ?? listed, onDay)
  const isWrong = fault !== undefined || isReversed
  return (
    <div className={s["field"]}>
      <label className={s["label"]} htmlFor={id}>
        {name === "from" ? <Trans>Storniert ab</Trans> : <Trans>bis</Trans>}
      </label>
      <DateInput
        {...field}
        id={id}
        min="2000-01-01"
        max="2100-12-31"
        takes="when left"
        disabled={isDisabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onKeyDown={(event) => {
          // otherwise the same key press would also activate the element that receives the focus next, such as the
          // close button of a dialog
          if (event.key === "Enter") event.preventDefault()
        }}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className={s["wrong"]}>
          {fault === undefined ? (
            name === "from" ? (
              <Trans>Der erste Tag liegt nach dem letzten.</Trans>
            ) : (
              <Trans>Der letzte Tag liegt vor dem ersten.</Trans>
            )
          ) : (
            <DayFaultText fault={fault} />
          )}
        </p>
      )}
    </div>
  )
}
