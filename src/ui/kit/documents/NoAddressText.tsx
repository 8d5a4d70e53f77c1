import { Trans } from "@lingui/react/macro"

/**
 * What to do where an address is none. It is only ever rendered by the server, so it stands with the texts of documents,
 * which the offer list does not carry.
 */
export function NoAddressText({ className }: { readonly className: string | undefined }) {
  return (
    <p className={className}>
      <Trans>
        Diese Adresse ist zu lang oder nicht vollständig. Öffnen Sie den Link noch einmal ganz, oder beginnen
        Sie hier mit Postleitzahl und Menge.
      </Trans>
    </p>
  )
}
