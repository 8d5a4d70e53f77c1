import type { KeptValues } from "../browser/storage.ts"

/** The reason why the session redirected the user from a page; the sign-in page shows it. */
export type Parting = "signedOut" | "expired"

const key = "session-said"

const isParting = (text: string | undefined): text is Parting => text === "signedOut" || text === "expired"

export const keepParting = (values: KeptValues, said: Parting): void => values.set(key, said)

/** Reads the reason and deletes it, so that it is not shown again after a reload. */
export const takeParting = (values: KeptValues): Parting | null => {
  const said = values.get(key)
  values.remove(key)
  return isParting(said) ? said : null
}

/**
 * Returns a function that reads the reason on its first call, and returns the same reason for the lifetime of the page.
 */
export const partingOfPage = (values: KeptValues): (() => Parting | null) => {
  let said: Parting | null | undefined
  return () => {
    if (said === undefined) said = takeParting(values)
    return said
  }
}
