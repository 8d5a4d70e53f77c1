import { type ComponentProps, useLayoutEffect, useRef } from "react"
import { TextInput } from "./TextInput.tsx"

/** The value of a half typed day and time: no moment, and not nothing either. */
export const halfMoment = "?"

interface MomentInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  "ref" | "type" | "value" | "defaultValue" | "onChange" | "onBlur"
> {
  /** As clocks show it, `2026-11-28T14:05`; empty, or half a one. */
  readonly moment: string
  readonly onMoment: (moment: string) => void
}

/** A day and its time, as a plain field of the browser takes them. What is typed by half stays there, to be mended. */
export function MomentInput({ moment, onMoment, ...rest }: MomentInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const wasHalf = useRef(false)
  useLayoutEffect(() => {
    const { current } = field
    const isHalf = moment === halfMoment
    // only what differs is written, so that the part that is being typed in stays
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
