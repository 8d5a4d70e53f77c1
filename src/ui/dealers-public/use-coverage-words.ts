import { useLingui } from "@lingui/react/macro"

/** How much of a state a dealer delivers to, in words; undefined is nothing of it. */
export const useCoverageWords = () => {
  const { t } = useLingui()
  return (percent: number | undefined): string =>
    percent === undefined
      ? t`kein Liefergebiet`
      : percent === 100
        ? t`ganz beliefert`
        : t`${percent} % der Postleitzahlen`
}
