import { Context } from "effect"
import { sampleSite } from "../../domain/site/sample-site.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"

/** What a path of the site is put behind in a mail: an origin, with the prefix of the locale on this machine. */
export type PathBases = Readonly<Record<LocaleCode, string>>

/** What a path is put behind where a visitor comes back from another site: the locale's domain, or this machine with the prefix. */
export const LinkBases = Context.Reference<PathBases>("server/ports/LinkBases", {
  defaultValue: () => ({
    de: sampleSite.locales.de.origin,
    "de-AT": sampleSite.locales["de-AT"].origin,
    ch: sampleSite.locales.ch.origin
  })
})
