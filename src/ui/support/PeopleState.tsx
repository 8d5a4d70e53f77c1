import { Trans, useLingui } from "@lingui/react/macro"
import { Clock, Lock } from "lucide-react"
import type { AccountAccess } from "../../domain/account/invitation.ts"
import type { ReactNode } from "react"
import { Badge } from "../kit/icon/Badge.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { accessTexts } from "./invite-texts.ts"

/** Message that no user matches the search, with the reason and a link back to the full list. */
export function NoUserFound({
  words,
  allHref,
  hint
}: {
  readonly words: string
  readonly allHref: string
  readonly hint: ReactNode
}) {
  return (
    <Notice
      title={words === "" ? <Trans>Hier steht niemand</Trans> : <Trans>Niemand passt zu „{words}“</Trans>}
      actions={<DeskLink href={allHref}>{<Trans>Alle zeigen</Trans>}</DeskLink>}
    >
      <p>{hint}</p>
    </Notice>
  )
}

/** Badge for an account that is locked or has no password; it uses text and icon, not only colour. */
export function LockBadge({
  isLocked,
  access = "ready"
}: {
  readonly isLocked: boolean
  /** Access state of the account; given for users, omitted for customers. */
  readonly access?: AccountAccess
}) {
  const { i18n } = useLingui()
  if (isLocked)
    return (
      <Badge icon={<Lock size={14} aria-hidden="true" />}>
        <Trans>Gesperrt</Trans>
      </Badge>
    )
  return access !== "ready" ? (
    <Badge tone="quiet" icon={<Clock size={14} aria-hidden="true" />}>
      {i18n._(accessTexts[access])}
    </Badge>
  ) : (
    <Badge tone="good">
      <Trans>Aktiv</Trans>
    </Badge>
  )
}
