/** Formats a day for mails about reviews: "2026-11-28" becomes "28.11.2026". */
export const germanDay = (day: string): string => day.split("-").toReversed().join(".")
