import { Trans } from "@lingui/react/macro"
import { passwordLength } from "../../../domain/account/password.ts"

/** Error text for a password, with advice on how to correct the password. */
export function PasswordText({ code }: { readonly code: string }) {
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
