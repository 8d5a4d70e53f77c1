import { Trans } from "@lingui/react/macro"
import type { OwnSupportInfo } from "../../domain/support/records.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import s from "./Records.module.css"

/**
 * Warns that no mail is sent, at places where staff expect a mail (rule desk.mail-server); renders nothing until it is
 * known whether mails are sent.
 */
export function NoMailServer({ own }: { readonly own: Pick<OwnSupportInfo, "sendsMails"> | undefined }) {
  return (
    own?.sendsMails === false && (
      <div className={s["said"]}>
        <Notice tone="bad" title={<Trans>Mails werden nicht gesendet</Trans>}>
          <p>
            <Trans>
              Es ist kein Mailserver eingerichtet. Mails werden geschrieben, stehen im Postausgang und gehen
              nicht hinaus, auch Einladungen nicht.
            </Trans>
          </p>
        </Notice>
      </div>
    )
  )
}
