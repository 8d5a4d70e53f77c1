import { type ComponentProps, useLayoutEffect, useRef } from "react"
import { TextInput } from "./TextInput.tsx"

interface DateInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  "ref" | "type" | "value" | "onChange" | "onBlur"
> {
  /** A day yyyy-MM-dd, or empty. */
  readonly day: string
  /** Told of a day that was chosen or typed, and of an emptied field with "". */
  readonly onDay: (day: string) => void
  /** Told whether what is left there is half a day, or none between `min` and `max`: it stays, to be mended. */
  readonly onWrong?: (isWrong: boolean) => void
  /** A day of the calendar counts at once, or, where it may cost changes, not before the field is left. */
  readonly takes?: "at once" | "when left"
}

/**
 * A day, as a plain field of the browser takes it: one from its calendar at once, one that is typed when the field is left
 * or Enter is pressed. On the way "17" is the first, and the year is 2, 20 and 202 (rule calculator.typed-day).
 */
export function DateInput({ day, onDay, onWrong, takes = "at once", onKeyDown, ...rest }: DateInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const isTyped = useRef(false)
  const isWrong = useRef(false)
  const drawn = useRef<string>(undefined)
  /** The last reported day, until the field changes: a day is reported once. */
  const told = useRef<string>(undefined)
  useLayoutEffect(() => {
    const { current } = field
    const isOther = drawn.current !== day
    // what was chosen before the script came stands there at first; later only what differs is written, so that the part
    // of the day that is being typed in stays
    if (
      current !== null &&
      drawn.current !== undefined &&
      !isTyped.current &&
      (isOther || !isWrong.current) &&
      current.value !== day
    ) {
      current.value = day
      told.current = undefined
    }
    if (isOther && isWrong.current) {
      isWrong.current = false
      onWrong?.(false)
    }
    drawn.current = day
  })
  const take = ({ value, validity }: HTMLInputElement) => {
    isTyped.current = false
    isWrong.current = validity.badInput || validity.rangeUnderflow || validity.rangeOverflow
    onWrong?.(isWrong.current)
    if (isWrong.current || value === day || value === told.current) return
    told.current = value
    onDay(value)
  }
  return (
    <TextInput
      {...rest}
      ref={field}
      type="date"
      defaultValue={day}
      onPointerDown={() => (isTyped.current &&= takes !== "at once")}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === "Enter") take(event.currentTarget)
        else if (event.key !== "Tab") {
          isTyped.current = true
          told.current = undefined
        }
      }}
      onChange={({ currentTarget }) => {
        if (takes === "at once" && !isTyped.current) take(currentTarget)
        // a value that is not reported yet: it stays when the page is drawn anew
        else isTyped.current = true
      }}
      onBlur={({ currentTarget }) => take(currentTarget)}
    />
  )
}
