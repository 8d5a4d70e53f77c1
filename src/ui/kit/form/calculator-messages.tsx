import { Trans, useLingui } from "@lingui/react/macro"
import type { AmountLimits, AmountProblem } from "../../../domain/product/amount.ts"
import type { ProductGroup } from "../../../domain/product/product-group.ts"
import { zipLength, type ZipProblem } from "../../../domain/place/zip.ts"
import { formatCount } from "../format.ts"
import { useSite } from "../site.tsx"

/** Error text of two or three words for a zip code, for a narrow field on a page that explains the details. */
export function BriefZipMessage({ problem }: { readonly problem: ZipProblem }) {
  const { locale } = useSite()
  const digits = zipLength(locale.countryId)
  switch (problem) {
    case "zipRequired":
      return <Trans>Bitte eingeben</Trans>
    case "zipInvalid":
      return <Trans>Bitte {digits} Ziffern</Trans>
    case "zipNotServed":
      return <Trans>Kein Händler</Trans>
    case "zipUncheckable":
      return <Trans>Nicht geprüft</Trans>
  }
}

/**
 * Returns a function that writes an amount in words: the word for one depends on the gender of the unit (rule
 * amount.household).
 */
const useAmountWords = (unitPlural: ProductGroup["unitPlural"]) => {
  const { locale } = useSite()
  const { t } = useLingui()
  const one = { Kilogramm: t`ein Kilogramm`, Liter: t`ein Liter`, Paletten: t`eine Palette` }[unitPlural]
  return (amount: number): string =>
    amount === 1 ? one : `${formatCount(locale.bcp47, amount)} ${unitPlural}`
}

interface AmountMessageProps {
  readonly problem: AmountProblem
  readonly limits: Pick<AmountLimits, "min" | "max">
  readonly unit: ProductGroup["unitPlural"]
  /**
   * Minimum amount per household if several delivery points share one order; `limits` apply to the sum of all
   * households.
   */
  readonly perHousehold?: number | undefined
  /** The parsed amount: 0 if the input is not a number. */
  readonly amount?: number | null | undefined
}

/** Error text for an amount, with the limits of the form. */
export function AmountMessage({ problem, limits, unit, perHousehold, amount }: AmountMessageProps) {
  const words = useAmountWords(unit)
  const least = words(limits.min)
  const most = words(limits.max)
  switch (problem) {
    case "amountRequired":
      return <Trans>Bitte geben Sie eine Menge ein.</Trans>
    case "amountMin": {
      if (amount === 0) return <Trans>Bitte eine Zahl: mindestens {least}.</Trans>
      const each = perHousehold === undefined ? undefined : words(perHousehold)
      return each === undefined ? (
        <Trans>Die Mindestmenge ist {least}.</Trans>
      ) : (
        <Trans>
          Die Mindestmenge ist {least} (min. {each} pro Haushalt).
        </Trans>
      )
    }
    case "amountMax":
      return <Trans>Hier sind höchstens {most} möglich.</Trans>
  }
}
