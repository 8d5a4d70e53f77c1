import { useLingui } from "@lingui/react/macro"
import type { RunningShop } from "../../../domain/operations/running-shop.ts"
import { shortMoment } from "../../kit/desk/moment.ts"
import { FactList, Part } from "../../kit/desk/Part.tsx"
import { formatCount } from "../../kit/format.ts"
import { useFileSize } from "../../kit/media/use-file-size.ts"
import { useSite } from "../../kit/site.tsx"
import { useFigures } from "../memories/use-figures.ts"

/** State of the database, of its disk and backups, and of the key that signs access tokens. */
export function DataPart({ shop }: { readonly shop: RunningShop }) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const sizeOf = useFileSize()
  const { age } = useFigures(shop.readAt)
  const { sizeBytes, freeBytes, answerSeconds } = shop.database
  const { areKept, lastAt, archivedAt } = shop.backups
  const unknown = t`nicht bekannt`
  const size = (bytes: number | null) => (bytes === null ? unknown : sizeOf(bytes))
  const moment = (at: string | null, none: string) =>
    at === null ? none : t`${shortMoment(tag, at)} (vor ${age(at)})`
  const milliseconds = answerSeconds === null ? "" : formatCount(tag, Math.ceil(answerSeconds * 1000))
  return (
    <Part id="data" title={t`Datenbank`}>
      <FactList
        facts={[
          { key: "size", name: t`Größe`, value: size(sizeBytes) },
          { key: "free", name: t`Freier Platz`, value: size(freeBytes) },
          {
            key: "answer",
            name: t`Antwortet in`,
            value: answerSeconds === null ? unknown : t`${milliseconds} ms`
          },
          {
            key: "backup",
            name: t`Letzte Sicherung`,
            value: moment(lastAt, areKept ? t`noch keine Sicherung` : t`nicht eingerichtet`)
          },
          { key: "wal", name: t`Änderungen gesichert bis`, value: moment(archivedAt, t`nicht eingerichtet`) },
          { key: "key", name: t`Schlüssel der Anmeldungen`, value: moment(shop.signingKeyAt, unknown) }
        ]}
      />
    </Part>
  )
}
