import { useLingui } from "@lingui/react/macro"
import { useSite } from "../site.tsx"

/** Returns the country with its preposition: "in Deutschland", but "in der Schweiz". */
export const useCountryPhrase = (): string => {
  const { locale } = useSite()
  const { t } = useLingui()
  return { de: t`in Deutschland`, "de-AT": t`in Österreich`, ch: t`in der Schweiz` }[locale.code]
}
