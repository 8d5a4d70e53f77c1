import { Context } from "effect"
import { sampleSite } from "../../domain/site/sample-site.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"

/**
 * The base of the links in mails, for each locale: an origin, which on this machine is followed by the locale's path
 * prefix.
 */
export type PathBases = Readonly<Record<LocaleCode, string>>

/**
 * The base of return addresses for visitors who come back from another site: the locale's domain, or this machine's
 * address with the locale's path prefix.
 */
export const LinkBases = Context.Reference<PathBases>("server/ports/LinkBases", {
  defaultValue: () => ({
    de: sampleSite.locales.de.origin,
    "de-AT": sampleSite.locales["de-AT"].origin,
    ch: sampleSite.locales.ch.origin
  })
})
