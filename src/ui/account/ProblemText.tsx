import { Trans } from "@lingui/react/macro"
import { passwordLength } from "../../domain/account/password.ts"

/** What is wrong with a field of these forms, and what to do about it. */
export function ProblemText({ field, code }: { readonly field: string; readonly code: string }) {
  if (field === "password") return <PasswordText code={code} />
  if (field === "termsVersion")
    return code === "outdated" ? (
      <Trans>
        Die AGB haben sich geändert. Bitte laden Sie die Seite neu und stimmen Sie noch einmal zu.
      </Trans>
    ) : (
      <Trans>Bitte stimmen Sie den AGB zu.</Trans>
    )
  switch (code) {
    case "required":
      return <Trans>Bitte geben Sie Ihre E-Mail-Adresse an.</Trans>
    case "unchanged":
      return <Trans>Das ist schon Ihre E-Mail-Adresse.</Trans>
    case "refused":
      return <Trans>An diese Adresse können wir nicht schreiben. Bitte nehmen Sie eine andere.</Trans>
    default:
      return <Trans>Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@beispiel.de.</Trans>
  }
}

function PasswordText({ code }: { readonly code: string }) {
  const { least, most } = passwordLength
  switch (code) {
    case "required":
      return <Trans>Bitte geben Sie ein Kennwort an.</Trans>
    case "tooShort":
      return <Trans>Das Kennwort ist zu kurz. Es braucht mindestens {least} Zeichen.</Trans>
    case "tooLong":
      return <Trans>Das Kennwort ist zu lang. Mehr als {most} Zeichen gehen nicht.</Trans>
    case "isEmail":
      return <Trans>Das Kennwort darf nicht Ihre E-Mail-Adresse sein.</Trans>
    case "isMonotone":
      return <Trans>Das Kennwort besteht aus nur einem Zeichen. Das errät jeder.</Trans>
    case "passwordWrong":
      return <Trans>Dieses Kennwort stimmt nicht.</Trans>
    case "tooCommon":
      return (
        <Trans>Dieses Kennwort steht auf Listen häufiger Kennwörter. Bitte nehmen Sie ein anderes.</Trans>
      )
    default:
      return <Trans>Bitte prüfen Sie diese Angabe.</Trans>
  }
}
