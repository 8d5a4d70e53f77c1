import { Trans } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { Card } from "../kit/Card.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./People.module.css"

interface InvitePageProps {
  /** Note on what prevents an invitation. */
  readonly note: ReactNode
  readonly children: ReactNode
}

/** Page: staff create an account for another user. */
export function InvitePage({ note, children }: InvitePageProps) {
  const href = useHref()
  return (
    <>
      <DeskLink className={s["back"]} href={href("/support/user/list")}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Alle Benutzer</Trans>
      </DeskLink>
      <h1>
        <Trans>Benutzer einladen</Trans>
      </h1>
      {note}
      <Card className={s["part"]}>{children}</Card>
    </>
  )
}
