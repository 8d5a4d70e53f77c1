import { Trans } from "@lingui/react/macro"
import type { AmountLimits, AmountProblem } from "../../domain/amount.ts"
import { zipLength, type ZipProblem } from "../../domain/zip.ts"
import { formatCount } from "./format.ts"
import { useSite } from "./site.tsx"

/** What is wrong with a zip code, and what to do (shop.md 5, decisions.md behaviour 1). */
export function ZipMessage({ problem }: { readonly problem: ZipProblem }) {
  const { locale } = useSite()
  const digits = zipLength(locale.countryId)
  switch (problem) {
    case "zipRequired":
      return <Trans>Bitte geben Sie Ihre Postleitzahl ein.</Trans>
    case "zipInvalid":
      return <Trans>Eine Postleitzahl hat hier {digits} Ziffern. Bitte prüfen Sie Ihre Eingabe.</Trans>
    case "zipNotServed":
      return (
        <Trans>Diese Postleitzahl haben wir nicht gefunden, oder dort liefert zurzeit kein Händler.</Trans>
      )
    case "zipUncheckable":
      return (
        <Trans>Die Postleitzahl kann gerade nicht geprüft werden. Bitte versuchen Sie es noch einmal.</Trans>
      )
  }
}

/** The same in two or three words, for a narrow field whose page explains the rest. */
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

/** What is wrong with an amount, with the limits of the form. */
export function AmountMessage({
  problem,
  limits,
  unit
}: {
  readonly problem: AmountProblem
  readonly limits: AmountLimits
  readonly unit: string
}) {
  const { locale } = useSite()
  const min = formatCount(locale.bcp47, limits.min)
  const max = formatCount(locale.bcp47, limits.max)
  switch (problem) {
    case "amountRequired":
      return <Trans>Bitte geben Sie eine Menge ein.</Trans>
    case "amountMin":
      return limits.min > 1 ? (
        <Trans>
          Die Mindestmenge ist {min} {unit}.
        </Trans>
      ) : unit === "Paletten" ? (
        <Trans>Die Mindestmenge ist eine Palette.</Trans>
      ) : (
        <Trans>Die Mindestmenge ist ein {unit}.</Trans>
      )
    case "amountMax":
      return (
        <Trans>
          Hier sind höchstens {max} {unit} möglich.
        </Trans>
      )
  }
}
