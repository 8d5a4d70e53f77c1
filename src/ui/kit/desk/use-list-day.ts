import { useState } from "react"

/** What is wrong with what was left in the field of a day that a list needs: nothing stands there, or no day. */
export type DayFault = "empty" | "unclear"

/**
 * A day that a list cannot be without: a field that is left empty, or with no day, asks for none and stays as it is, to be
 * mended, and so does the list (rule desk.list-days). A day that comes from elsewhere wins.
 */
export const useListDay = (day: string, onDay: (day: string) => void) => {
  const [isEmptied, setEmptied] = useState(false)
  const [isUnclear, setUnclear] = useState(false)
  const [former, setFormer] = useState(day)
  if (former !== day) {
    setFormer(day)
    setEmptied(false)
    setUnclear(false)
  }
  const fault: DayFault | undefined = isUnclear ? "unclear" : isEmptied ? "empty" : undefined
  return {
    fault,
    field: {
      // an emptied field would else be filled with the day of the list
      day: isEmptied ? "" : day,
      onDay: (next: string) => {
        setEmptied(next === "")
        // the day of the list, typed again after it was emptied, is no wish for another one
        if (next !== "" && next !== day) onDay(next)
      },
      onWrong: setUnclear,
      "aria-invalid": fault === undefined ? undefined : true
    }
  } as const
}
