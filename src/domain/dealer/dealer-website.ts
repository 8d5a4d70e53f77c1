/**
 * A dealer's own page as it may be linked: an address of the web, `http` or `https`, and nothing that a browser would run
 * or open otherwise (rule dealer.website). Null where there is none.
 */
export const dealerWebsite = (stored: string | null): string | null => {
  if (stored === null || !URL.canParse(stored)) return null
  const { protocol, username, password } = new URL(stored)
  const isWeb = protocol === "https:" || protocol === "http:"
  return isWeb && username === "" && password === "" ? stored : null
}
