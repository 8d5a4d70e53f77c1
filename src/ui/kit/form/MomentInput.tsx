import { type ComponentProps, useLayoutEffect, useRef } from "react"
import { TextInput } from "./TextInput.tsx"

/** Value of an incomplete day and time: neither valid nor empty. */
export const halfMoment = "?"

interface MomentInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  "ref" | "type" | "value" | "defaultValue" | "onChange" | "onBlur"
> {
  /** Local time, `2026-11-28T14:05`; "" if empty, or `halfMoment` if incomplete. */
  readonly moment: string
  readonly onMoment: (moment: string) => void
}

/** The browser's native field for day and time. Incomplete input remains in the field to be corrected. */
export function MomentInput({ moment, onMoment, ...rest }: MomentInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const wasHalf = useRef(false)
  useLayoutEffect(() => {
    const { current } = field
    const isHalf = moment === halfMoment
    // a value is written only if it differs, so that the part being typed is not lost
    if (current !== null && !isHalf && (wasHalf.current || current.value !== moment)) current.value = moment
    wasHalf.current = isHalf
  }, [moment])
  const tell = ({ value, validity }: HTMLInputElement) => {
    const given = validity.badInput ? halfMoment : value
    if (given !== moment) onMoment(given)
  }
  return (
    <TextInput
      {...rest}
      ref={field}
      type="datetime-local"
      defaultValue={moment === halfMoment ? "" : moment}
      onChange={({ currentTarget }) => tell(currentTarget)}
      onBlur={({ currentTarget }) => tell(currentTarget)}
    />
  )
}
