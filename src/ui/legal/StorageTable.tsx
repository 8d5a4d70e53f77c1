import { Trans, useLingui } from "@lingui/react/macro"
import type { Stored } from "../../domain/consent/stored.ts"
import s from "./StorageSection.module.css"

/** Rows of the table that lists all stored data; on a phone each row is a card. */
export function StorageTable({ rows }: { readonly rows: ReadonlyArray<Stored> }) {
  const { t } = useLingui()
  if (rows.length === 0) return null
  const kinds: Readonly<Record<Stored["kind"], string>> = {
    cookie: t`Cookie`,
    local: t`lokaler Speicher`,
    session: t`Speicher des Tabs`,
    channel: t`Nachricht zwischen Tabs`,
    lock: t`Sperre zwischen Tabs`
  }
  return (
    <table className={s["table"]}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Wozu</Trans>
          </th>
          <th scope="col">
            <Trans>Wie lange</Trans>
          </th>
          <th scope="col">
            <Trans>Wer es liest</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, name, whatFor, howLong, readBy }) => (
          <tr key={`${kind} ${name}`}>
            <th scope="row">
              <code>{name}</code> <span className={s["kind"]}>{kinds[kind]}</span>
            </th>
            <td>{whatFor}</td>
            <td className={s["fact"]}>{howLong}</td>
            <td className={s["fact"]}>{readBy}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
