import { useLingui } from "@lingui/react/macro"

/**
 * Describes in words how much of a federal state a dealer delivers to; `undefined` means that the dealer does not
 * deliver there.
 */
export const useCoverageWords = () => {
  const { t } = useLingui()
  return (percent: number | undefined): string =>
    percent === undefined
      ? t`kein Liefergebiet`
      : percent === 100
        ? t`ganz beliefert`
        : t`${percent} % der Postleitzahlen`
}
