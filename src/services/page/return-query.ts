import { returnPath } from "../../domain/account/return-url.ts"

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/**
 * The page to come back to, as the query names it; null where it names none that counts (rule safety.foreign-address).
 */
export const returnUrlIn = (search: Readonly<Record<string, unknown>>, origin: string): string | null => {
  const first = returnPath(textOf(search["ReturnUrl"]), origin, "")
  return first || returnPath(textOf(search["RedirectUrl"]), origin, "") || null
}
