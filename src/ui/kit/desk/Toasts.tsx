import { useLingui } from "@lingui/react/macro"
import { CircleCheck, X } from "lucide-react"
import { useRef } from "react"
import s from "./Toasts.module.css"

interface ToastsProps {
  readonly text: string | null
  readonly onDismiss: () => void
  /** Called when the pointer or the focus enters the toast; `onRelease` is called when both have left. */
  readonly onHold: () => void
  readonly onRelease: () => void
}

/** Container of the one visible toast; rendered from the start, so that screen readers announce changes. */
export function Toasts({ text, onDismiss, onHold, onRelease }: ToastsProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const release = (stillThere: ":hover" | ":focus-within") => {
    if (place.current?.matches(stillThere) === false) onRelease()
  }
  return (
    <div
      ref={place}
      className={s["place"]}
      data-state={text === null ? "empty" : "shown"}
      onPointerEnter={onHold}
      onPointerLeave={() => release(":focus-within")}
      onFocus={onHold}
      onBlur={() => release(":hover")}
    >
      {text !== null && <CircleCheck size={20} aria-hidden="true" className={s["icon"]} />}
      <output className={s["text"]}>{text}</output>
      {text !== null && (
        <button type="button" className={s["close"]} aria-label={t`Schließen`} onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
