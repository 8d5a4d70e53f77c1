import { Trans } from "@lingui/react/macro"
import { ButtonLink } from "../../kit/Button.tsx"
import { useHref } from "../../kit/site.tsx"
import { Message } from "../Message.tsx"
import s from "./OrderNotOpened.module.css"

/**
 * Message shown if an order cannot be opened; it does not reveal whether the order exists. The confirmation mail
 * contains a link with the access grant (rule order.guest-grant).
 */
export function OrderNotOpened({ phone }: { readonly phone: string }) {
  const href = useHref()
  return (
    <Message
      title={<Trans>Hier lässt sich keine Bestellung öffnen</Trans>}
      actions={
        <ButtonLink href={href("/")} look="secondary">
          <Trans>Zur Startseite</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          <strong>Öffnen Sie den Link in Ihrer Bestätigungs-E-Mail.</strong> Er zeigt Ihre Bestellung auf
          jedem Gerät.
        </Trans>
      </p>
      <p>
        <Trans>Eine Bestellung zeigen wir nur, wem sie gehört. Das kann der Grund sein:</Trans>
      </p>
      <ul className={s["reasons"]}>
        <li>
          <Trans>Sie haben mit einem anderen Gerät oder Browser bestellt.</Trans>
        </li>
        <li>
          <Trans>
            Die Cookies dieses Browsers wurden gelöscht, oder die Bestellung ist älter als 90 Tage.
          </Trans>
        </li>
        <li>
          <Trans>Die Adresse der Seite ist nicht vollständig.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Keine E-Mail gefunden? Sehen Sie bitte auch im Spam-Ordner nach, oder rufen Sie uns an:{" "}
          <a href={`tel:${phone.replaceAll(/[^+0-9]/gu, "")}`}>{phone}</a>
        </Trans>
      </p>
    </Message>
  )
}
