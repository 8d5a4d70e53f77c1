import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { OrderNote } from "../../../../domain/order/life/staff-order.ts"
import { shortMoment } from "../../../kit/desk/moment.ts"
import { entryStyles as s, Part } from "../../../kit/desk/Part.tsx"
import { useSite } from "../../../kit/site.tsx"

interface NotesPartProps {
  readonly notes: ReadonlyArray<OrderNote>
  /** Where another one is written. */
  readonly form: ReactNode
}

/** Staff's notes about an order; dealers never read them, the buyer does in the extract of their data, and they cannot be changed. */
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
