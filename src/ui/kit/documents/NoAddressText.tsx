import { Trans } from "@lingui/react/macro"

interface NoAddressTextProps {
  /** 405: the address takes nothing that is sent to it. */
  readonly status: 400 | 405
  readonly className: string | undefined
}

/**
 * What to do where an address is none, or takes nothing. It is only ever rendered by the server, so it stands with the texts
 * of documents, which the offer list does not carry.
 */
export function NoAddressText({ status, className }: NoAddressTextProps) {
  return (
    <p className={className}>
      {status === 400 ? (
        <Trans>
          Diese Adresse ist zu lang oder nicht vollständig. Öffnen Sie den Link noch einmal ganz, oder
          beginnen Sie hier mit Postleitzahl und Menge.
        </Trans>
      ) : (
        <Trans>
          Diese Seite nimmt nichts entgegen: Was Sie gesendet haben, ist nicht angekommen. Öffnen Sie die
          Seite noch einmal, oder beginnen Sie hier mit Postleitzahl und Menge.
        </Trans>
      )}
    </p>
  )
}
