/** Whether requests to an address are handled by the API's router; these addresses have no prefix of a country. */
export const isOfApi = (address: string): boolean =>
  /^\/(?:anzeige|api|medien|session|health|openapi|ready)(?:[/?.]|$)/u.test(address)

/**
 * Whether an address is the same in all countries, and has no prefix: calls, media, and files of the build (rule
 * page.prefix).
 */
export const isSharedAddress = (address: string): boolean =>
  isOfApi(address) || /^\/(?:assets\/|bilder\/|favicon\.svg(?:[?#]|$))/u.test(address)
