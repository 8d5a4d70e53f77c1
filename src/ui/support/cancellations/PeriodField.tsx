import { Trans } from "@lingui/react/macro"
import { useId, useState } from "react"
import { DateInput } from "../../kit/form/DateInput.tsx"
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
  const [isWrong, setWrong] = useState(false)
  return (
    <div className={s["field"]}>
      <label className={s["label"]} htmlFor={id}>
        {name === "from" ? <Trans>Storniert ab</Trans> : <Trans>bis</Trans>}
      </label>
      <DateInput
        id={id}
        min="2000-01-01"
        max="2100-12-31"
        day={wished ?? listed}
        takes="when left"
        disabled={isDisabled}
        aria-invalid={isWrong || undefined}
        onWrong={setWrong}
        onDay={(day) => day !== "" && onDay(day)}
        onKeyDown={(event) => {
          // the rest of the key would press what has the focus by then: the cross of a dialog that asks
          if (event.key === "Enter") event.preventDefault()
        }}
      />
    </div>
  )
}
