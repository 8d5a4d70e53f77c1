import { type DayNumber, isoOfDay } from "../../domain/price/local-day.ts"

/** Formats a day for the wire format: its start in UTC. */
export const instantOf = (day: DayNumber): string => `${isoOfDay(day)}T00:00:00Z`
