import { type ComponentProps, useLayoutEffect, useRef } from "react"
import { TextInput } from "./TextInput.tsx"

interface DateInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  "ref" | "type" | "value" | "onChange" | "onBlur"
> {
  /** A day, yyyy-MM-dd, or "" if the field is empty. */
  readonly day: string
  /** Called with a chosen or typed day, and with "" for an emptied field. */
  readonly onDay: (day: string) => void
  /**
   * Called with `true` if the input is an incomplete day or not between `min` and `max`, otherwise with `false`;
   * invalid input remains in the field to be corrected.
   */
  readonly onWrong?: (isWrong: boolean) => void
  /**
   * When a day chosen in the calendar is reported: at once, or when the field is left, if reporting it at once could
   * discard unsaved changes.
   */
  readonly takes?: "at once" | "when left"
}

/**
 * The browser's native date field: a day chosen in its calendar is reported at once, a typed day when the field is left
 * or Enter is pressed. The reason: while "17" is typed, the day is first 1, and a typed year passes through 2, 20 and
 * 202 (rule calculator.typed-day).
 */
export function DateInput({ day, onDay, onWrong, takes = "at once", onKeyDown, ...rest }: DateInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const isTyped = useRef(false)
  const isWrong = useRef(false)
  const drawn = useRef<string>(undefined)
  /** The last reported day, reset when the field changes, so that each day is reported only once. */
  const told = useRef<string>(undefined)
  useLayoutEffect(() => {
    const { current } = field
    const isOther = drawn.current !== day
    // the initial value is not written, since the user may have chosen a day before hydration; later, a value is
    // written only if it differs, so that the part of the date being typed is not lost
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
        // marks the value as not yet reported, so that it survives a re-render
        else isTyped.current = true
      }}
      onBlur={({ currentTarget }) => take(currentTarget)}
    />
  )
}
