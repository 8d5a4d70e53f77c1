import type { OpenTime } from "../../domain/dealer/opening-hours.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Dealer } from "./dealer.ts"
import { type Random, randomOf } from "./random.ts"

/** Reviews go back this many days, and none is older than its dealer. */
const leastDaysHere = 950

const people = ["Alex Beispiel", "Kim Muster", "Robin Probe", "Toni Beispiel", "Sascha Muster"] as const

/** Fictitious register numbers, of a court that does not exist. */
const registerOf = (countryId: CountryId, number: number, name: string): string => {
  const digits = String(number).padStart(6, "0")
  if (countryId === 2) return `Landesgericht Musterstadt, FN ${digits} x`
  if (countryId === 3) return `Handelsregister Musterstadt, CHE-000.${digits.slice(0, 3)}.${digits.slice(3)}`
  return `Amtsgericht Musterstadt, ${name.endsWith("GmbH") ? "HRB" : "HRA"} ${digits}`
}

const vatIdOf = (countryId: CountryId, number: number): string => {
  const digits = String(number).padStart(6, "0")
  if (countryId === 2) return `ATU00${digits}`
  return countryId === 3 ? `CHE-000.${digits.slice(0, 3)}.${digits.slice(3)} MWST` : `DE000${digits}`
}

const workdays = [1, 2, 3, 4, 5]

const openingHoursOf = (random: Random): ReadonlyArray<OpenTime> => {
  const from = random.pick(["07:00", "07:30", "08:00"])
  const to = random.pick(["16:30", "17:00", "18:00"])
  const hasBreak = random.chance(0.5)
  const days = workdays.flatMap((day) =>
    hasBreak
      ? [
          { day, from, to: "12:00" },
          { day, from: "13:00", to }
        ]
      : [{ day, from, to }]
  )
  return random.chance(0.35) ? [...days, { day: 6, from: "08:00", to: "12:00" }] : days
}

/** The own hours of a dealer's further branches; most are open as their dealer is. */
export const branchHoursOf = (seed: number, areaId: number, isSeat: boolean): ReadonlyArray<OpenTime> => {
  const random = randomOf(seed, `branch hours/${areaId}`)
  return isSeat || !random.chance(0.4) ? [] : openingHoursOf(random)
}

/**
 * Of fifty dealers one is paused and one has ended; the first thirty, which are all dealers of small samples, are
 * active.
 */
const stateOf = (index: number): "active" | "paused" | "ended" =>
  index % 50 === 37 ? "paused" : index % 50 === 43 ? "ended" : "active"

/** Data for the page of a fictitious dealer (rule sample.data). */
export const imprintOf = (seed: number, { id, countryId, company: { name } }: Dealer, today: number) => {
  const random = randomOf(seed, `imprint/${id}`)
  const number = id % 1_000_000
  return {
    state: stateOf(id - 100_000),
    joinedDay: today - random.integer(leastDaysHere, 4300),
    register: registerOf(countryId, number, name),
    representedBy: random.pick(people),
    vatId: vatIdOf(countryId, number),
    openingHours: openingHoursOf(random)
  }
}
