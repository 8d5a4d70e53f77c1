import { Trans } from "@lingui/react/macro"
import type { FieldProblem } from "../../../domain/address/address.ts"
import { addressLengths } from "../../../domain/address/address-lengths.ts"
import { TooLongText } from "../form/TooLongText.tsx"

/** Explains the error of a field and how to correct it. */
export function FieldErrorText({ problem }: { readonly problem: FieldProblem }) {
  switch (problem.code) {
    case "required":
      return <RequiredText field={lastPart(problem.field)} />
    case "invalid":
      return <InvalidText field={lastPart(problem.field)} />
    case "tooLong":
      return <TooLongField field={lastPart(problem.field)} />
    case "ibanCountry":
    case "ibanNotSepa":
    case "ibanLength":
    case "ibanPattern":
    case "ibanChecksum":
    case "ibanQr":
    case "notAccepted":
    case "tooYoung":
    case "providerAway":
    case "paymentDeclined":
      return <InvalidText field={problem.field} />
    case "placeMismatch":
      return <Trans>Dieser Ort gehört nicht zur Postleitzahl. Bitte wählen Sie einen aus der Liste.</Trans>
    case "zipDiffers":
      return <Trans>Der Preis gilt nur für die berechnete Postleitzahl.</Trans>
    case "zipNotServed":
      return <Trans>In diese Postleitzahl liefert gerade niemand.</Trans>
    case "countryDiffers":
      return <Trans>Geliefert wird nur in dem Land, für das gerechnet wurde.</Trans>
    case "amountRequired":
      return <Trans>Bitte geben Sie die Menge dieser Lieferstelle an.</Trans>
    case "amountMin":
      return <Trans>Das ist weniger, als ein Haushalt mindestens bestellen muss.</Trans>
    case "amountMax":
      return <Trans>Das ist mehr, als an eine Lieferstelle auf einmal geht.</Trans>
    case "sumDiffers":
      return <Trans>Die Mengen ergeben zusammen nicht die bestellte Menge.</Trans>
    case "addressTwice":
      return <Trans>Diese Adresse steht schon bei einer anderen Lieferstelle.</Trans>
    case "companyNotAllowed":
      return <Trans>Eine Firma kann hier nicht stehen.</Trans>
    case "linkNotAllowed":
      return <Trans>Hier kann keine Internet- oder E-Mail-Adresse stehen.</Trans>
    case "sessionDoubted":
      return (
        <Trans>
          Ihre Sitzung ließ sich nicht bestätigen. Bitte laden Sie die Seite neu; Ihre Eingaben bleiben.
        </Trans>
      )
    case "mailboxUnproved":
      return (
        <Trans>
          Von Ihrem Anschluss wurde heute schon für viele neue E-Mail-Adressen bestellt. Bitte melden Sie sich
          mit dieser E-Mail-Adresse an oder legen Sie ein Konto an; danach geht es hier weiter.
        </Trans>
      )
  }
}

const lastPart = (field: string): string => field.slice(field.lastIndexOf(".") + 1)

const lengths: Readonly<Record<string, number | undefined>> = addressLengths

/** Error text for input that is too long: states the maximum length; the input stays unchanged. */
function TooLongField({ field }: { readonly field: string }) {
  const most = lengths[field]
  return most === undefined ? (
    <Trans>Dieser Text ist zu lang. Bitte kürzen Sie ihn.</Trans>
  ) : (
    <TooLongText most={most} />
  )
}

function RequiredText({ field }: { readonly field: string }) {
  switch (field) {
    case "firstName":
      return <Trans>Bitte geben Sie den Vornamen an.</Trans>
    case "lastName":
      return <Trans>Bitte geben Sie den Nachnamen an.</Trans>
    case "street":
      return <Trans>Bitte geben Sie die Straße an.</Trans>
    case "houseNumber":
      return <Trans>Bitte geben Sie die Hausnummer an. Gibt es keine, schreiben Sie „ohne“.</Trans>
    case "zipCode":
      return <Trans>PLZ fehlt.</Trans>
    case "city":
      return <Trans>Bitte geben Sie den Ort an.</Trans>
    case "phone":
      return <Trans>Bitte geben Sie eine Telefonnummer an. Der Fahrer ruft vor der Lieferung an.</Trans>
    case "emailAddress":
      return <Trans>Bitte geben Sie Ihre E-Mail-Adresse an. Dorthin kommt die Bestätigung.</Trans>
    default:
      return <Trans>Bitte füllen Sie dieses Feld aus.</Trans>
  }
}

function InvalidText({ field }: { readonly field: string }) {
  switch (field) {
    case "phone":
      return <Trans>Diese Telefonnummer ist nicht lesbar. Bitte nur Ziffern, Leerzeichen, + und /.</Trans>
    case "emailAddress":
      return <Trans>Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@beispiel.de.</Trans>
    case "zipCode":
      return <Trans>Diese Postleitzahl passt nicht zum Land.</Trans>
    default:
      return <Trans>Bitte prüfen Sie diese Angabe.</Trans>
  }
}
