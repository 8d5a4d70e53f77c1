import * as Context from "effect/Context"
import { sampleSite } from "../../domain/site/sample-site.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"

/** What a path is put behind where somebody comes back from elsewhere: the locale's domain, or this machine with the prefix. */
export const LinkBases = Context.Reference<Readonly<Record<LocaleCode, string>>>("server/ports/LinkBases", {
  defaultValue: () => ({
    de: sampleSite.locales.de.origin,
    "de-AT": sampleSite.locales["de-AT"].origin,
    ch: sampleSite.locales.ch.origin
  })
})
