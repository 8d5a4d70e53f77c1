import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { bookingModes } from "../../../../domain/cancellation/cancellation.ts"
import type { BookingChange } from "../../../../domain/cancellation/booking.ts"
import { Button } from "../../../kit/Button.tsx"
import { modeTexts } from "../cancellation-texts.ts"
import s from "../Cancellations.module.css"

interface PickedBarProps {
  readonly count: number
  readonly onMark: (change: BookingChange) => void
  readonly onDrop: () => void
}

/** Bulk actions on all selected rows. */
export function PickedBar({ count, onMark, onDrop }: PickedBarProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={s["picked"]} role="toolbar" aria-label={t`Ausgewählte buchen`}>
      <strong>
        <Plural value={count} one="# ausgewählt" other="# ausgewählt" />
      </strong>
      {bookingModes.map((mode) => (
        <Button key={mode} look="secondary" onClick={() => onMark({ field: "bookedAs", mode })}>
          {i18n._(modeTexts[mode])}
        </Button>
      ))}
      <Button look="secondary" onClick={() => onMark({ field: "bookedAs", mode: null })}>
        <Trans>Nicht gebucht</Trans>
      </Button>
      <Button look="quiet" onClick={onDrop}>
        <Trans>Auswahl aufheben</Trans>
      </Button>
    </div>
  )
}
