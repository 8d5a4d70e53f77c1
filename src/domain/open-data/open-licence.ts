/** The licence of open data: free to use with a link that names the source (rule price.open-data). */
export const openLicence = {
  id: "CC-BY-4.0",
  name: "CC BY 4.0",
  url: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "Heizmarkt"
} as const

/** Maximum number of days in one response: ten years, including the first and the last day. */
export const longestHistory = 3654

/** Seconds for which a response may be cached publicly: prices change once a night. */
export const openLifetime = 3600

/**
 * Calls allowed per network within ten minutes: enough to load all histories of the three countries and their federal
 * states.
 */
export const openCalls = { most: 600, minutes: 10 } as const
