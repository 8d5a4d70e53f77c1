import type { ConsentPurpose } from "../../domain/consent/purposes.ts"
import { consentedStorage } from "../../domain/consent/consented-storage.ts"
import { tabValues } from "../browser/storage.ts"

/**
 * Returns the cookie attributes for all domains for which a script of this page may have set a cookie: the page's host
 * and its parent domains.
 */
const domainsOf = (host: string): ReadonlyArray<string> => {
  const parts = host.split(".")
  return parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join(".")}`)
}

/** Deletes the storage entries listed for purposes without consent (rule consent.withdrawn). */
export const dropStored = (granted: ReadonlyArray<ConsentPurpose>): void => {
  for (const { name, kind, purpose } of consentedStorage) {
    if (granted.includes(purpose)) continue
    if (kind === "session") tabValues.remove(name)
    else if (kind === "cookie")
      for (const domain of ["", ...domainsOf(location.hostname)])
        document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
