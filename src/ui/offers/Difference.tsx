import { Trans, useLingui } from "@lingui/react/macro"
import type { UpsellingSubject } from "../../domain/calculator/upselling.ts"
import type { PriceDifferences } from "../../machines/price-differences.machine.ts"
import { formatMoney } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { differenceOf, signedMoney } from "./price-difference.ts"

interface DifferenceProps {
  readonly differences: PriceDifferences
  readonly subject: UpsellingSubject
  readonly id: number
}

/**
 * Shows how ticking a checkbox would change the cheapest offer: the same dealer's surcharge or, if another dealer would
 * then be the cheapest, the total price of that dealer's offer.
 */
export function Difference({ differences, subject, id }: DifferenceProps) {
  const { locale } = useSite()
  const found = differenceOf(differences, subject, id)
  if (found === undefined) return null
  if (!found.available) return <Trans>derzeit bei keinem Händler</Trans>
  const money = signedMoney(locale, found.totalPriceDelta)
  if (money === "") return <Trans>ohne Aufpreis</Trans>
  const then = formatMoney(locale.bcp47, locale.currencyCode, found.totalPrice)
  return found.sameDealer ? <>{money}</> : <Trans>günstigstes Angebot dann {then}</Trans>
}

interface CertificateDifferenceProps extends Pick<DifferenceProps, "differences" | "id"> {
  readonly chosen: boolean
}

/**
 * Shows the effect of a certificate on the price; for a chosen certificate, the effect of deselecting it, if there is
 * any.
 */
export function CertificateDifference({ differences, id, chosen }: CertificateDifferenceProps) {
  const shown = <Difference differences={differences} subject="productVariant" id={id} />
  if (!chosen) return shown
  const found = differenceOf(differences, "productVariant", id)
  return found === undefined || (found.available && found.totalPriceDelta === 0) ? null : (
    <Trans>abgewählt: {shown}</Trans>
  )
}

/**
 * Returns a function that describes the effect of an option on the price as plain text, since an entry of a select may
 * contain only text.
 */
export const useDifferenceText = (differences: PriceDifferences, subject: UpsellingSubject) => {
  const { locale } = useSite()
  const { t } = useLingui()
  return (id: number): string => {
    const found = differenceOf(differences, subject, id)
    if (found === undefined) return ""
    if (!found.available) return ` · ${t`derzeit bei keinem Händler`}`
    const money = signedMoney(locale, found.totalPriceDelta)
    if (money === "") return ""
    const then = formatMoney(locale.bcp47, locale.currencyCode, found.totalPrice)
    return ` · ${found.sameDealer ? money : t`günstigstes Angebot dann ${then}`}`
  }
}
