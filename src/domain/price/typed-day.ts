import { dayOf, dayOfIso, isoOfDay } from "./local-day.ts"

/** Converts a typed day (dd.MM.yyyy or yyyy-MM-dd) to yyyy-MM-dd; returns `undefined` if the date does not exist. */
export const typedDay = (text: string): string | undefined => {
  const [, day, month, year] = /^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})$/u.exec(text.trim()) ?? []
  const iso = day === undefined ? text.trim() : isoOfDay(dayOf(Number(year), Number(month), Number(day)))
  // without this check, 31.02. would become a day in March
  const isSame =
    day === undefined || (Number(iso.slice(8)) === Number(day) && Number(iso.slice(5, 7)) === Number(month))
  return isSame && dayOfIso(iso) !== undefined && iso >= "1900-01-01" && iso < "2200-01-01" ? iso : undefined
}
