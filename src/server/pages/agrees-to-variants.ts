import { consentCookieName, parseAnswer, standing } from "../../domain/consent/answer.ts"
import { askedPurposes } from "../../domain/consent/asked-purposes.ts"
import { consentVersion } from "../../domain/consent/purposes.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import type { Site } from "../../domain/site/site.ts"
import { cookieOf } from "../http/cookies.ts"

/**
 * Whether a visitor has agreed to see page variants: by the consent in the visitor's cookies, for the purposes for
 * which the site currently requests consent (rule page.variants).
 */
export const agreesToVariants = (
  site: Pick<Site, "purposes" | "locales">,
  locale: LocaleCode,
  cookie: string | undefined
): boolean => {
  const version = consentVersion(askedPurposes(site, locale))
  const answer = standing(parseAnswer(cookieOf(cookie, consentCookieName)), version, Date.now())
  return answer?.granted.includes("statistics") === true
}
