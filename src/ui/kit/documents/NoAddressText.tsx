import { Trans } from "@lingui/react/macro"

interface NoAddressTextProps {
  /** 405: the URL accepts no submitted data. */
  readonly status: 400 | 405
  readonly className: string | undefined
}

/**
 * Help text for a URL that is invalid or does not accept submitted data. Only the server renders it, so its texts are
 * part of the document texts, which the offer list does not load.
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
