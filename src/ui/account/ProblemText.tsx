import { Trans } from "@lingui/react/macro"
import { PasswordText } from "../kit/password/PasswordText.tsx"

/** Describes the validation error of a field in the account forms, and how to fix it. */
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
