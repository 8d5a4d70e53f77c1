import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { ApplicationField } from "../../domain/dealer-application/application-form.ts"

const other = <Trans>Bitte prüfen Sie diese Angabe.</Trans>

export const fieldErrors: Readonly<Record<ApplicationField, ReactNode>> = {
  company: <Trans>Bitte nennen Sie Ihre Firma.</Trans>,
  contact: <Trans>Bitte nennen Sie einen Menschen, den wir ansprechen können.</Trans>,
  email: <Trans>Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@firma.de.</Trans>,
  phone: <Trans>Bitte geben Sie eine Telefonnummer an.</Trans>,
  countryId: other,
  zipCode: <Trans>Bitte geben Sie die Postleitzahl Ihres Firmensitzes an, passend zum Land.</Trans>,
  place: <Trans>Bitte nennen Sie den Ort Ihres Firmensitzes.</Trans>,
  registerNumber: other,
  vatId: other,
  productGroupIds: <Trans>Bitte wählen Sie, was Sie verkaufen.</Trans>,
  deliveryCountryIds: <Trans>Bitte wählen Sie, wohin Sie liefern.</Trans>,
  deliveryArea: <Trans>Bitte beschreiben Sie Ihr Liefergebiet.</Trans>,
  certifications: other,
  text: other
}
