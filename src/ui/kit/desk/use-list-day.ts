import { useState } from "react"

/** What is wrong with what was left in the field of a day that a list needs: nothing stands there, or no day. */
export type DayFault = "empty" | "unclear"

/** What was left in the field; no day can be left in one that stood empty before, and leaves it empty when it goes. */
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
 * A day that a list cannot be without: a field that is left empty, or with no day, asks for none and stays as it is, to be
 * mended, and so does the list (rule desk.list-days). A day that comes from elsewhere wins.
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
      // an emptied field would else be filled with the day of the list
      day: beforeOf(left) === "empty" ? "" : day,
      onDay: (next: string) => {
        setLeft({ kind: next === "" ? "empty" : "day" })
        // the day of the list, typed again after it was emptied, is no wish for another one
        if (next !== "" && next !== day) onDay(next)
      },
      onWrong: (isWrong: boolean) =>
        setLeft((now) => (isWrong ? { kind: "unclear", before: beforeOf(now) } : { kind: beforeOf(now) })),
      "aria-invalid": fault === undefined ? undefined : true
    }
  } as const
}
