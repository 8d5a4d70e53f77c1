import { Trans } from "@lingui/react/macro"
import s from "./BaseData.module.css"

/** The stored data of an account and how long each part is stored. */
export function KeptData() {
  return (
    <dl className={s["kept"]}>
      <div>
        <dt>
          <Trans>Person und Anmeldung</Trans>
        </dt>
        <dd>
          <Trans>
            Name, Anrede, Telefon, E-Mail-Adresse und ein Prüfwert Ihres Kennworts, solange es das Konto gibt.
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Adressen</Trans>
        </dt>
        <dd>
          <Trans>Liefer- und Rechnungsadressen, bis Sie sie löschen.</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Bestellungen und Bewertungen</Trans>
        </dt>
        <dd>
          <Trans>So lange, wie es das Gesetz für Geschäftsunterlagen verlangt, auch ohne Konto.</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Preisalarme</Trans>
        </dt>
        <dd>
          <Trans>Bis Sie sie abbestellen.</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Anmeldungen und Änderungen</Trans>
        </dt>
        <dd>
          <Trans>Wann Sie sich angemeldet und was Sie geändert haben, zum Schutz vor Missbrauch.</Trans>
        </dd>
      </div>
    </dl>
  )
}
