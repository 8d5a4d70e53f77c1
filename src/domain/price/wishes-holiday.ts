import type { Calculation } from "../options/calculation.ts"
import { dayOfIso } from "./local-day.ts"
import { type HolidayPlace, isStateHoliday } from "./state-holidays.ts"

/** Whether a delivery is wished for on a holiday of the state that it goes to (rule delivery.state-holidays). */
export const wishesHoliday = (choices: Calculation["parameters"], place: HolidayPlace): boolean =>
  choices.some(({ desiredDate }) => {
    const day = desiredDate === undefined ? undefined : dayOfIso(desiredDate)
    return day !== undefined && isStateHoliday(place, day)
  })
