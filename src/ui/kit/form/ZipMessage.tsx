import { Trans } from "@lingui/react/macro"
import { zipLength, type ZipProblem } from "../../../domain/place/zip.ts"
import { useSite } from "../site.tsx"

/** Error text for a zip code, with help (rule zip.problems). */
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
