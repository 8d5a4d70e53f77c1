import { Trans } from "@lingui/react/macro"
import { useId, useLayoutEffect, useRef } from "react"
import { dayOfIso } from "../../../domain/price/local-day.ts"
import { TextInput } from "../../kit/form/TextInput.tsx"
import s from "./Cancellations.module.css"

interface PeriodFieldProps {
  readonly name: "from" | "to"
  /** The day of the list that is shown. */
  readonly listed: string
  /** The day of the list that is wished, while somebody is asked what becomes of his changes first. */
  readonly wished: string | undefined
  readonly isDisabled: boolean
  readonly onDay: (day: string) => void
}

/** One end of the period. The browser's own field keeps what is typed; a list, or a wish given up, fills it anew. */
export function PeriodField({ name, listed, wished, isDisabled, onDay }: PeriodFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = wished ?? listed
  const isWished = wished !== undefined
  useLayoutEffect(() => {
    const { current } = field
    // written only where it differs, so that the part of the day that is being typed in stays
    if (current !== null && current.value !== shown) current.value = shown
  }, [shown, isWished])
  const take = (day: string) => {
    // a day is whole or it is none: half a year number is typed on the way
    if (day !== shown && dayOfIso(day) !== undefined && day >= "2000-01-01") onDay(day)
  }
  return (
    <div className={s["field"]}>
      <label className={s["label"]} htmlFor={id}>
        {name === "from" ? <Trans>Storniert ab</Trans> : <Trans>bis</Trans>}
      </label>
      <TextInput
        ref={field}
        id={id}
        type="date"
        defaultValue={listed}
        disabled={isDisabled}
        onBlur={({ currentTarget: { value } }) => take(value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          // the rest of the key would press what has the focus by then: the cross of a dialog that asks
          event.preventDefault()
          take(event.currentTarget.value)
        }}
      />
    </div>
  )
}
