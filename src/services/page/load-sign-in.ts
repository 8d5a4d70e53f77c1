import { termsVersion } from "../../domain/legal/terms.ts"
import { locales } from "../../domain/locale/locale.ts"
import { readVariants } from "../../domain/account/registration-choices.ts"
import type { PageData } from "./page-data.ts"
import { seedNow } from "./seed-now.ts"
import { returnUrlIn } from "./return-query.ts"

const available = { register: ["default"], view: ["default"] } as const

/** Returns the loader data of a sign-in page; `wayBack` is set if the user is already signed in, otherwise `null`. */
export const loadSignIn = (
  page: PageData,
  segments: { readonly registerVariant?: string | undefined; readonly viewVariant?: string | undefined },
  search: Readonly<Record<string, unknown>>
) => {
  const { locale, prefix, session, site } = page
  const origin = typeof window === "undefined" ? site.locales[locale].origin : window.location.origin
  return {
    origin,
    // the browser needs only the version of the terms
    terms: termsVersion[locales[locale].countryId],
    variants: readVariants(segments, available, seedNow(page)),
    wayBack: session === null ? null : (returnUrlIn(search, origin) ?? (prefix || "/"))
  }
}
