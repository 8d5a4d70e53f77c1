import { Trans, useLingui } from "@lingui/react/macro"
import type { KeptMail } from "../../domain/support/records.ts"
import s from "./Records.module.css"

/** Policy that prevents a mail from loading or running anything, because it may contain text from unknown people. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`

const closed = (html: string): string =>
  html.includes("<head>") ? html.replace("<head>", `<head>${policy}`) : `${policy}${html}`

/**
 * The HTML and text bodies of a mail. The HTML is shown in a sandboxed frame; the token has been removed from the link
 * of a sent mail, so that staff cannot follow the link (rule safety.mailed-links).
 */
export function MailBodies({ mail }: { readonly mail: KeptMail }) {
  const { t } = useLingui()
  return (
    <div className={s["bodies"]}>
      <section className={s["body"]} aria-labelledby="mail-html">
        <h2 id="mail-html">
          <Trans>So sieht die Mail aus</Trans>
        </h2>
        <iframe className={s["frame"]} sandbox="" title={t`Die Mail als HTML`} srcDoc={closed(mail.html)} />
      </section>
      <section className={s["body"]} aria-labelledby="mail-text">
        <h2 id="mail-text">
          <Trans>Nur als Text</Trans>
        </h2>
        <pre className={s["text"]}>{mail.text}</pre>
        <p className={s["note"]}>
          <Trans>
            Links zum Bestätigen stehen nur in der Mail selbst. In dieser Kopie steht an ihrer Stelle „…“,
            sobald ein Mailserver eingerichtet ist.
          </Trans>
        </p>
      </section>
    </div>
  )
}
