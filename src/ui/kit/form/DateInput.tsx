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
}

/**
 * A day, as a plain field of the browser takes it: one from its calendar at once, one that is typed when the field is left
 * or Enter is pressed. On the way "17" is the first, and the year is 2, 20 and 202.
 */
export function DateInput({ day, onDay, onKeyDown, ...rest }: DateInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const isTyped = useRef(false)
  const isDrawn = useRef(false)
  useLayoutEffect(() => {
    const { current } = field
    // what was chosen before the script came stands there at first; later only what differs is written, so that the part
    // of the day that is being typed in stays
    if (current !== null && isDrawn.current && !isTyped.current && current.value !== day) current.value = day
    isDrawn.current = true
  })
  const take = (value: string) => {
    isTyped.current = false
    if (value !== day) onDay(value)
  }
  return (
    <TextInput
      {...rest}
      ref={field}
      type="date"
      defaultValue={day}
      onPointerDown={() => (isTyped.current = false)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === "Enter") take(event.currentTarget.value)
        else if (event.key !== "Tab") isTyped.current = true
      }}
      onChange={({ currentTarget: { value } }) => isTyped.current || take(value)}
      onBlur={({ currentTarget: { value } }) => take(value)}
    />
  )
}
