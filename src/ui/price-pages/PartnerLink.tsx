import { Trans, useLingui } from "@lingui/react/macro"
import s from "./PartnerLink.module.css"

/** Link to a partner's service, named by its host and labelled as a partner link (rule page.partner). */
export function PartnerLink({ address }: { readonly address: string }) {
  const { t } = useLingui()
  const host = new URL(address).hostname.replace(/^www\./u, "")
  return (
    <aside className={s["partner"]} aria-label={t`Anzeige`}>
      <p className={s["label"]}>
        <Trans>Anzeige</Trans>
      </p>
      <p>
        <Trans>
          Auch für Sie da: unser Partner{" "}
          <a href={address} rel="sponsored noopener" className={s["link"]}>
            {host}
          </a>
        </Trans>
      </p>
    </aside>
  )
}
