import { useState } from "react"

/** Error of the required day field of a list: empty, or not a valid day. */
export type DayFault = "empty" | "unclear"

/**
 * State of the field after the focus left it. `before` is the state before an invalid day was entered: if the invalid
 * day is removed, a field that was empty before counts as empty again.
 */
type Left =
  | { readonly kind: "day" }
  | { readonly kind: "empty" }
  | { readonly kind: "unclear"; readonly before: "day" | "empty" }

const faults: Readonly<Record<Left["kind"], DayFault | undefined>> = {
  day: undefined,
  empty: "empty",
  unclear: "unclear"
}

const beforeOf = (left: Left): "day" | "empty" => (left.kind === "unclear" ? left.before : left.kind)

/**
 * Manages the required day of a list: an empty field or an invalid day triggers no request; the input remains to be
 * corrected, and the list stays unchanged (rule desk.list-days). A day set from outside replaces the input.
 */
export const useListDay = (day: string, onDay: (day: string) => void) => {
  const [left, setLeft] = useState<Left>({ kind: "day" })
  const [former, setFormer] = useState(day)
  if (former !== day) {
    setFormer(day)
    setLeft({ kind: "day" })
  }
  const fault = faults[left.kind]
  return {
    fault,
    field: {
      // a field that the user emptied stays empty, instead of being refilled with the list's current day
      day: beforeOf(left) === "empty" ? "" : day,
      onDay: (next: string) => {
        setLeft({ kind: next === "" ? "empty" : "day" })
        // emptying the field and retyping the current day triggers no request
        if (next !== "" && next !== day) onDay(next)
      },
      onWrong: (isWrong: boolean) =>
        setLeft((now) => (isWrong ? { kind: "unclear", before: beforeOf(now) } : { kind: beforeOf(now) })),
      "aria-invalid": fault === undefined ? undefined : true
    }
  } as const
}
