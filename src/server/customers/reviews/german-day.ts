/** A day as letters about reviews write it: "2026-11-28" is "28.11.2026". */
export const germanDay = (day: string): string => day.split("-").toReversed().join(".")
