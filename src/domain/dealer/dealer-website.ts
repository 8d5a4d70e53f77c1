/**
 * Returns the URL of a dealer's own website if it may be linked: it must use `http` or `https` and contain no
 * credentials (rule dealer.website). Returns `null` if there is no such URL.
 */
export const dealerWebsite = (stored: string | null): string | null => {
  if (stored === null || !URL.canParse(stored)) return null
  const { protocol, username, password } = new URL(stored)
  const isWeb = protocol === "https:" || protocol === "http:"
  return isWeb && username === "" && password === "" ? stored : null
}
