import { wishesKey } from "./storage.ts"

/** Whether this browser keeps wishes of a country at all: asked by every document, so it reads names alone. */
export const hasKeptWishes = (countryId: number): boolean => {
  try {
    return Object.keys(localStorage).some((key) =>
      key.startsWith(wishesKey({ countryId, productGroupId: "" }))
    )
  } catch {
    return false
  }
}
