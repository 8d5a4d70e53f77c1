/** Under what open data may be used: freely, with a link that names the source (rule price.open-data). */
export const openLicence = {
  id: "CC-BY-4.0",
  name: "CC BY 4.0",
  url: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "Heizmarkt"
} as const

/** The most days of one answer: ten years, with the same day at both ends. */
export const longestHistory = 3654

/** Seconds for which an answer may be cached publicly: prices change once a night. */
export const openLifetime = 3600

/** Calls that a network may make within ten minutes: all histories of the three countries and their states at once. */
export const openCalls = { most: 600, minutes: 10 } as const
