import { Trans } from "@lingui/react/macro"
import type { ListPage } from "../../domain/support/people.ts"
import type { MailRow } from "../../domain/support/records.ts"
import { Card } from "../kit/Card.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortMoment } from "../kit/desk/moment.ts"
import { useHref, useSite } from "../kit/site.tsx"
import s from "./Entrance.module.css"
import { MailOrder } from "./MailOrder.tsx"
import { MailFailure } from "./mail-texts.tsx"

interface FailedMailsProps {
  /** `undefined` until a response arrives. */
  readonly list: ListPage<MailRow> | undefined
}

/** List of the latest mails that could not be delivered to a mail server. */
export function FailedMails({ list }: FailedMailsProps) {
  const href = useHref()
  const tag = useSite().locale.bcp47
  return (
    <Card className={s["part"]}>
      <h2>
        <Trans>Mails, die nicht ankamen</Trans>
      </h2>
      {list === undefined ? (
        <p className={s["quiet"]}>
          <Trans>Der Postausgang antwortet gerade nicht.</Trans>
        </p>
      ) : list.items.length === 0 ? (
        <p className={s["quiet"]}>
          <Trans>Keine. Alle Mails sind gesendet oder warten noch.</Trans>
        </p>
      ) : (
        <>
          <ul className={s["mails"]}>
            {list.items.map(({ id, subject, recipient, createdAt, failure }) => (
              <li key={id}>
                <DeskLink href={href(`/support/postausgang/${encodeURIComponent(id)}`)}>{subject}</DeskLink>
                <br />
                <MailOrder subject={subject} className={s["order"]} />
                {recipient}, {shortMoment(tag, createdAt)}
                <span className={s["why"]}>
                  <MailFailure failure={failure} />
                </span>
              </li>
            ))}
          </ul>
          <DeskLink href={href("/support/postausgang?stand=failed")}>
            <Trans>Alle aufgegebenen Mails ({list.total})</Trans>
          </DeskLink>
        </>
      )}
    </Card>
  )
}
