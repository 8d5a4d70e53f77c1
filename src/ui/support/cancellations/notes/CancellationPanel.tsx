import { Trans, useLingui } from "@lingui/react/macro"
import { X } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import type { SnapshotFrom } from "xstate"
import { type CancellationRow, commentKinds } from "../../../../domain/cancellation/cancellation.ts"
import type { cancellationNotesMachine } from "../../../../machines/cancellation-notes.machine.ts"
import { Dialog } from "../../../kit/desk/Dialog.tsx"
import { OrderLink } from "../../../kit/desk/OrderLink.tsx"
import { shortDay } from "../../../kit/desk/moment.ts"
import { formatMoney } from "../../../kit/format.ts"
import { useSite } from "../../../kit/site.tsx"
import { endTexts } from "../cancellation-texts.ts"
import { amountText } from "../grid/cells.ts"
import { CommentsPart } from "./CommentsPart.tsx"
import { FeedbackPart } from "./FeedbackPart.tsx"
import { commentNotice, feedbackNotice } from "./notes.view.ts"
import type { NotesWishes } from "./notes.wishes.ts"
import s from "./Panel.module.css"
import { useIsWide } from "../grid/use-window.ts"

interface CancellationPanelProps {
  readonly snapshot: SnapshotFrom<typeof cancellationNotesMachine>
  readonly mayComment: boolean
  readonly mayGiveFeedback: boolean
  readonly signInHref: string
  readonly wishes: NotesWishes
}

/** Details of one cancelled order: beside the grid on a desktop, over it on a smaller screen. */
export function CancellationPanel(props: CancellationPanelProps) {
  const { snapshot, mayComment, mayGiveFeedback, signInHref, wishes } = props
  const { row, drafts, feedback, theirs } = snapshot.context
  return (
    <Frame title={<Trans>Bestellung {row.orderNumber}</Trans>} name={row.orderId} onClose={wishes.onClose}>
      <Facts row={row} />
      <FeedbackPart
        given={row.feedback}
        draft={feedback}
        theirs={theirs?.feedback ?? null}
        notice={feedbackNotice(snapshot)}
        isUntouched={snapshot.matches({ feedback: { resting: "untouched" } })}
        mayGive={mayGiveFeedback}
        signInHref={signInHref}
        onType={wishes.onFeedback}
        onSend={wishes.onSendFeedback}
        onKeepMine={wishes.onKeepMine}
        onTakeTheirs={wishes.onTakeTheirs}
      />
      {commentKinds.toReversed().map((kind) => (
        <CommentsPart
          key={kind}
          kind={kind}
          comments={kind === "dealer" ? row.dealerComments : row.customerComments}
          draft={drafts[kind]}
          notice={commentNotice(snapshot, kind)}
          isBusy={snapshot.matches({ comments: "sending" })}
          mayComment={mayComment}
          signInHref={signInHref}
          onType={(text) => wishes.onComment(kind, text)}
          onSend={() => wishes.onSendComment(kind)}
        />
      ))}
    </Frame>
  )
}

interface FrameProps {
  readonly title: ReactNode
  readonly name: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function Frame(props: FrameProps) {
  const isWide = useIsWide()
  if (isWide) return <Aside {...props} />
  return (
    <Dialog isOpen onClose={props.onClose} title={props.title}>
      {props.children}
    </Dialog>
  )
}

function Aside({ title, name, onClose, children }: FrameProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [name])
  return (
    <aside className={s["panel"]} aria-labelledby="cancellation-panel">
      <div className={s["top"]}>
        <h2 ref={heading} id="cancellation-panel" tabIndex={-1} className={s["title"]}>
          {title}
        </h2>
        <button type="button" className={s["close"]} aria-label={t`Schließen`} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      {children}
    </aside>
  )
}

function Facts({ row }: { readonly row: CancellationRow }) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [t`Bestellung`, <OrderLink key="order" orderId={row.orderId} orderNumber={row.orderNumber} />],
    [t`Kunde`, row.customer],
    [t`Händler`, row.dealer],
    [t`Produkt`, `${row.productName}, ${amountText(tag, row)}`],
    [t`Betrag`, formatMoney(tag, row.currency, row.totalPrice)],
    [i18n._(endTexts[row.end]), shortDay(tag, row.cancelledAt)]
  ]
  return (
    <dl className={s["facts"]}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: "contents" }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
