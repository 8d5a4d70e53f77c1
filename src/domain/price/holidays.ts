import type { CountryId } from "../place/country.ts"
import { type DayNumber, dayOf } from "./local-day.ts"

/** Calculates Easter Sunday of a year by the Gregorian computus (Meeus, Jones, Butcher). */
export const easterSunday = (year: number): DayNumber => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return dayOf(year, month, day)
}

type Fixed = readonly [month: number, day: number]

/** Holidays on fixed dates. For Switzerland: the federal holiday and the holidays of nearly all cantons. */
const fixed: Readonly<Record<CountryId, ReadonlyArray<Fixed>>> = {
  1: [
    [1, 1],
    [5, 1],
    [10, 3],
    [12, 25],
    [12, 26]
  ],
  2: [
    [1, 1],
    [1, 6],
    [5, 1],
    [8, 15],
    [10, 26],
    [11, 1],
    [12, 8],
    [12, 25],
    [12, 26]
  ],
  3: [
    [1, 1],
    [8, 1],
    [12, 25],
    [12, 26]
  ]
}

const goodFriday = -2
const easterMonday = 1
const ascension = 39
const whitMonday = 50
const corpusChristi = 60

/** Holidays relative to Easter, as days after Easter Sunday. */
const moving: Readonly<Record<CountryId, ReadonlyArray<number>>> = {
  1: [goodFriday, easterMonday, ascension, whitMonday],
  2: [easterMonday, ascension, whitMonday, corpusChristi],
  3: [goodFriday, easterMonday, ascension, whitMonday]
}

/** Returns the nationwide public holidays of a year; holidays of single states count as workdays here. */
export const holidaysOf = (countryId: CountryId, year: number): ReadonlySet<DayNumber> => {
  const easter = easterSunday(year)
  return new Set([
    ...fixed[countryId].map(([month, day]) => dayOf(year, month, day)),
    ...moving[countryId].map((after) => easter + after)
  ])
}
