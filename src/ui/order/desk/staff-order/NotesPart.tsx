import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { OrderNote } from "../../../../domain/order/life/staff-order.ts"
import { shortMoment } from "../../../kit/desk/moment.ts"
import { entryStyles as s, Part } from "../../../kit/desk/Part.tsx"
import { useSite } from "../../../kit/site.tsx"

interface NotesPartProps {
  readonly notes: ReadonlyArray<OrderNote>
  /** Form for a new note. */
  readonly form: ReactNode
}

/** Staff's notes on an order: invisible to dealers, included in the buyer's data extract, and not editable. */
export function NotesPart({ notes, form }: NotesPartProps) {
  const tag = useSite().locale.bcp47
  return (
    <Part id="order-notes" title={<Trans>Interne Notizen</Trans>}>
      {form}
      {notes.length > 0 && (
        <ol className={s.list} reversed>
          {notes.map(({ number, at, author, text }) => (
            <li key={number} className={s.entry}>
              <p className={s.quiet}>
                {author === "" ? <Trans>Konto gelöscht</Trans> : author} ·{" "}
                <time dateTime={at}>{shortMoment(tag, at)}</time>
              </p>
              <p className={s.words}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
