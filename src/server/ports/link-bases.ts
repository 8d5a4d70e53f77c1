import { Context } from "effect"
import { sampleSite } from "../../domain/site/sample-site.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"

/** The base of the links in mails, for each locale: an origin, on this machine followed by the prefix of the locale. */
export type PathBases = Readonly<Record<LocaleCode, string>>

/**
 * The base of return addresses for visitors who come back from another site: the domain of the locale, or this machine
 * with the prefix of the locale.
 */
export const LinkBases = Context.Reference<PathBases>("server/ports/LinkBases", {
  defaultValue: () => ({
    de: sampleSite.locales.de.origin,
    "de-AT": sampleSite.locales["de-AT"].origin,
    ch: sampleSite.locales.ch.origin
  })
})
