/**
 * Returns a dealer's own website if it may be linked: only URLs with `http` or `https`, and nothing that a browser
 * would run or open in another way (rule dealer.website). Returns `null` if there is none.
 */
export const dealerWebsite = (stored: string | null): string | null => {
  if (stored === null || !URL.canParse(stored)) return null
  const { protocol, username, password } = new URL(stored)
  const isWeb = protocol === "https:" || protocol === "http:"
  return isWeb && username === "" && password === "" ? stored : null
}
