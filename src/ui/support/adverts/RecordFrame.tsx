import { Trans } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { Card } from "../../kit/Card.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import r from "../Records.module.css"
import s from "./Adverts.module.css"

interface RecordFrameProps {
  readonly back: { readonly path: `/${string}`; readonly name: ReactNode }
  readonly title: ReactNode
  readonly badge?: ReactNode
  /** Available actions; omitted for users with read access only. */
  readonly acts?: ReactNode
  /** Whether the user has read access only. */
  readonly isReadOnly?: boolean
  /** `undefined` for records delivered with the shop and for new records. */
  readonly changed?: { readonly at: string; readonly by: string } | undefined
  readonly form: ReactNode
  /** Related content, beside the form if there is room. */
  readonly children?: ReactNode
  /** Content that needs the full width. */
  readonly below?: ReactNode
}

/** Frame of an advertising record: title, actions, form and related content. */
export function RecordFrame(props: RecordFrameProps) {
  const { back, title, badge, acts, isReadOnly = false, changed, form, children, below } = props
  const href = useHref()
  const tag = useSite().locale.bcp47
  return (
    <>
      <DeskLink className={r["back"]} href={href(back.path)}>
        <ChevronLeft size={18} aria-hidden="true" />
        {back.name}
      </DeskLink>
      <div className={r["head"]}>
        <h1 className={s["title"]}>{title}</h1>
        {badge}
      </div>
      {acts !== undefined && <div className={s["acts"]}>{acts}</div>}
      {isReadOnly && (
        <div className={s["notice"]}>
          <Notice>
            <p>
              <Trans>Sie können das ansehen. Geändert wird es von der Anzeigenverwaltung.</Trans>
            </p>
          </Notice>
        </div>
      )}
      <div className={s["columns"]}>
        <Card className={s["sheet"]}>{form}</Card>
        <div className={s["beside"]}>{children}</div>
      </div>
      {below}
      {changed !== undefined && changed.by !== "" && (
        <p className={s["quiet"]}>
          <Trans>
            Zuletzt geändert am {shortMoment(tag, changed.at)} von <bdi>{changed.by}</bdi>
          </Trans>
        </p>
      )}
    </>
  )
}
