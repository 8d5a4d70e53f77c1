import type { KeptValues } from "../browser/storage.ts"

/** The message of the session when it redirects from a page; the sign-in page shows it. */
export type Parting = "signedOut" | "expired"

const key = "session-said"

const isParting = (text: string | undefined): text is Parting => text === "signedOut" || text === "expired"

export const keepParting = (values: KeptValues, said: Parting): void => values.set(key, said)

/** Once: it is gone after loading the page anew. */
export const takeParting = (values: KeptValues): Parting | null => {
  const said = values.get(key)
  values.remove(key)
  return isParting(said) ? said : null
}

/** Takes it when it is first asked for, and answers the same for as long as the page lives. */
export const partingOfPage = (values: KeptValues): (() => Parting | null) => {
  let said: Parting | null | undefined
  return () => {
    if (said === undefined) said = takeParting(values)
    return said
  }
}
