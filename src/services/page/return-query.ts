import { returnPath } from "../../domain/account/return-url.ts"

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/**
 * Returns the page to which the query says the user should return; `null` if the query contains no valid page (rule
 * safety.foreign-address).
 */
export const returnUrlIn = (search: Readonly<Record<string, unknown>>, origin: string): string | null => {
  const first = returnPath(textOf(search["ReturnUrl"]), origin, "")
  return first || returnPath(textOf(search["RedirectUrl"]), origin, "") || null
}
