import type { Calculation } from "../../domain/options/calculation.ts"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { optionsOf } from "../../domain/options/catalogue.ts"

/** Public holidays from November 2026 to summer 2027, copied from calendars. */
const holidays: Readonly<Record<CountryId, ReadonlyArray<string>>> = {
  1: ["2026-12-25", "2026-12-26", "2027-01-01", "2027-03-26", "2027-03-29", "2027-05-06", "2027-05-17"],
  2: [
    "2026-12-08",
    "2026-12-25",
    "2026-12-26",
    "2027-01-01",
    "2027-01-06",
    "2027-03-29",
    "2027-05-06",
    "2027-05-17",
    "2027-05-27"
  ],
  3: ["2026-12-25", "2026-12-26", "2027-01-01", "2027-03-26", "2027-03-29", "2027-05-06", "2027-05-17"]
}

const next = (date: string): string => {
  const day = new Date(`${date}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

const isWorkday = (countryId: CountryId, date: string): boolean => {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays[countryId].includes(date)
}

/**
 * Returns the local date, and the workdays that count for an order; the order counts as placed on the first of these
 * workdays.
 */
export const referenceDays = (
  countryId: CountryId,
  at: Date
): { readonly today: string; readonly workdays: ReadonlyArray<string> } => {
  const local = at.toLocaleString("sv-SE", { timeZone: countries[countryId].timeZone })
  const today = local.slice(0, 10)
  const workdays: Array<string> = []
  for (
    let date = Number(local.slice(11, 13)) < 15 ? today : next(today);
    workdays.length < 95;
    date = next(date)
  ) {
    if (isWorkday(countryId, date)) workdays.push(date)
  }
  return { today, workdays }
}

export interface ReferenceWindow {
  readonly start: string
  readonly end: string
  readonly workdays: number
  /** The option for faster delivery, for which the dealer charges a fee. */
  readonly express: number | undefined
}

/**
 * Returns the first and last day of delivery (rule delivery.window), or `undefined` if the dealer cannot deliver as
 * requested.
 */
export const referenceWindow = (
  wish: Calculation,
  { workdays }: ReturnType<typeof referenceDays>,
  lead: number,
  length: number
): ReferenceWindow | undefined => {
  const options = wish.parameters.flatMap((choice) => {
    const option = optionsOf(wish.productGroupId).find((each) => each.id === choice.id)
    return option === undefined ? [] : [{ option, choice }]
  })
  const desired = options.find(({ option }) => option.takesDate)?.choice.desiredDate
  const limit = options.find(({ option }) => option.withinWorkdays !== undefined)?.option
  const latest = limit?.withinWorkdays ?? 1000
  const of = (from: number, until: number, express?: number): ReferenceWindow => ({
    start: workdays[from] ?? "",
    end: workdays[until] ?? "",
    workdays: until,
    express
  })
  if (desired !== undefined) {
    const place = workdays.indexOf(desired)
    return place >= 4 && place <= 30 && place >= lead && place <= latest ? of(place, place) : undefined
  }
  if (lead + length - 1 <= latest) return of(lead, lead + length - 1)
  return limit?.fee === undefined ? undefined : of(Math.min(lead, latest), latest, limit.id)
}
