import { Context } from "effect"
import { sampleSite } from "../../domain/site/sample-site.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"

/** The base of each locale's links in mails: an origin, with the prefix of the locale on this machine. */
export type PathBases = Readonly<Record<LocaleCode, string>>

/**
 * The base of return addresses for visitors who come from another site: the locale's domain, or this machine with the
 * prefix.
 */
export const LinkBases = Context.Reference<PathBases>("server/ports/LinkBases", {
  defaultValue: () => ({
    de: sampleSite.locales.de.origin,
    "de-AT": sampleSite.locales["de-AT"].origin,
    ch: sampleSite.locales.ch.origin
  })
})
