import { Trans } from "@lingui/react/macro"

/** Why the server does not do it, in words. */
export function RefusalText({ code }: { readonly code: string }) {
  switch (code) {
    case "ownAccount":
      return (
        <Trans>Das ist Ihr eigenes Konto. Das ändert jemand anderes aus der Administration für Sie.</Trans>
      )
    case "lastAdmin":
      return (
        <Trans>
          Das ist das letzte Konto der Administration, das sich anmelden kann. Geben Sie erst jemand anderem
          diese Rolle.
        </Trans>
      )
    case "required":
      return <Trans>Ein Konto braucht mindestens eine Rolle.</Trans>
    case "dealerRequired":
      return <Trans>Ein Werbepartner braucht einen Händler: Nennen Sie dessen Nummer.</Trans>
    case "dealerUnknown":
      return <Trans>Einen Händler mit dieser Nummer gibt es nicht.</Trans>
    case "tooShort":
      return <Trans>Bitte nennen Sie einen Grund mit mindestens 10 Zeichen.</Trans>
    case "locked":
      return <Trans>Das Konto ist gesperrt. Niemand kann in seinem Namen handeln.</Trans>
    case "forbidden":
      return <Trans>Das dürfen Sie nicht.</Trans>
    case "signedOut":
      return (
        <Trans>
          Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an und speichern Sie dann
          noch einmal.
        </Trans>
      )
    case "gone":
      return <Trans>Dieses Konto gibt es nicht mehr.</Trans>
    case "unreachable":
      return <Trans>Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.</Trans>
    default:
      return <Trans>Der Server nimmt das so nicht an. Bitte prüfen Sie die Angaben.</Trans>
  }
}
