import { certificateKinds, type HeldCertificate, isKindIn } from "../../domain/dealer/held-certificate.ts"
import type { OpenTime } from "../../domain/dealer/opening-hours.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import type { Dealer } from "./dealer.ts"
import { type Random, randomOf } from "./random.ts"

/**
 * Minimum number of days since a dealer joined the shop: reviews go back almost as far, and none may be older than the
 * dealer's entry.
 */
const leastDaysHere = 950

const people = ["Alex Beispiel", "Kim Muster", "Robin Probe", "Toni Beispiel", "Sascha Muster"] as const

/** Returns a fictitious register number of a court that does not exist. */
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

/** Percentage of dealers that hold a certificate of each kind. */
const shares = { enplus: 100, dinplus: 35, blauerEngel: 8, pefc: 25, fsc: 20, ralEnergy: 30 } as const

/**
 * Returns certificates with fictitious numbers, of the kinds that exist in the dealer's country; about half of them
 * have an expiry date.
 */
export const certificatesOf = (
  seed: number,
  { id, countryId, company: { enplusId } }: Dealer,
  today: number
): ReadonlyArray<HeldCertificate> => {
  const random = randomOf(seed, `certificates/${id}`)
  return certificateKinds.flatMap((kind) => {
    const isHeld = random.chance(shares[kind] / 100)
    const days = random.integer(40, 1000)
    const validUntil = random.chance(0.5) ? isoOfDay(today + days) : null
    if (!isHeld || !isKindIn(kind, countryId)) return []
    const number =
      kind === "enplus" ? enplusId : `BEISPIEL-${String(random.integer(1, 999)).padStart(3, "0")}`
    return [{ kind, number, validUntil }]
  })
}

/** Returns the separate opening hours of a further branch; most branches have none and use the dealer's hours. */
export const branchHoursOf = (seed: number, areaId: number, isSeat: boolean): ReadonlyArray<OpenTime> => {
  const random = randomOf(seed, `branch hours/${areaId}`)
  return isSeat || !random.chance(0.4) ? [] : openingHoursOf(random)
}

/**
 * Returns the state of a dealer: of fifty dealers one is paused and one has ended. The first thirty, which are all
 * dealers of a small sample, are active.
 */
const stateOf = (index: number): "active" | "paused" | "ended" =>
  index % 50 === 37 ? "paused" : index % 50 === 43 ? "ended" : "active"

/** Returns the data for the page of a fictitious dealer (rule sample.data). */
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
