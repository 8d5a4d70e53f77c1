import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { Button } from "../../kit/Button.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { entryStyles as s } from "../../kit/desk/Part.tsx"
import { useSite } from "../../kit/site.tsx"
import type { CmsLogEntry } from "./cms-page.ts"

/** Log of a page with event, time and user, latest entry first, as sorted by the server. */
export function LogPart({ log }: { readonly log: ReadonlyArray<CmsLogEntry> }) {
  const tag = useSite().locale.bcp47
  const [shown, setShown] = useState(5)
  if (log.length === 0)
    return (
      <p className={s.quiet}>
        <Trans>Noch hat niemand etwas geändert.</Trans>
      </p>
    )
  return (
    <>
      <ol className={s.list}>
        {log.slice(0, shown).map((entry, index) => (
          <li key={log.length - index} className={s.entry}>
            <p className={s.head}>
              <strong>
                <EntryTitle entry={entry} />
              </strong>
              <time className={s.quiet} dateTime={entry.at}>
                {shortMoment(tag, entry.at)}
              </time>
            </p>
            {entry.actor.name !== "" && (
              <p className={s.quiet}>
                <bdi>{entry.actor.name}</bdi>
              </p>
            )}
            <EntryDetail entry={entry} />
          </li>
        ))}
      </ol>
      {log.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + 20)}>
          <Trans>Ältere zeigen</Trans>
        </Button>
      )}
    </>
  )
}

function EntryTitle({ entry: { event, detail } }: { readonly entry: CmsLogEntry }) {
  const version = detail["version"]
  switch (event) {
    case "content.create":
      return <Trans>Angelegt</Trans>
    case "content.move":
      return <Trans>Umgezogen</Trans>
    case "content.restore":
      return <Trans>Fassung {version} wiederhergestellt</Trans>
    case "publication.edit":
      return <Trans>Entwurf begonnen</Trans>
    case "publication.askReview":
      return <Trans>Um Durchsicht gebeten</Trans>
    case "publication.recall":
      return <Trans>Bitte um Durchsicht zurückgenommen</Trans>
    case "publication.approve":
      return <Trans>Freigegeben</Trans>
    case "publication.sendBack":
      return <Trans>Zurückgegeben</Trans>
    case "publication.publish":
      return <Trans>Fassung {version} veröffentlicht</Trans>
    case "publication.schedule":
      return <Trans>Fassung {version} geplant</Trans>
    case "publication.unschedule":
      return <Trans>Planung aufgehoben</Trans>
    case "publication.end":
      return <Trans>Beendet</Trans>
    case "publication.discard":
      return <Trans>Änderungen verworfen</Trans>
    case "publication.appeared":
      return <Trans>Zur geplanten Zeit erschienen</Trans>
    case "publication.expired":
      return <Trans>Zur geplanten Zeit beendet</Trans>
    default:
      return event
  }
}

function EntryDetail({ entry: { detail } }: { readonly entry: CmsLogEntry }) {
  const { note, from, to } = detail
  return (
    <>
      {typeof note === "string" && note !== "" && <p className={s.words}>{note}</p>}
      {from !== undefined && to !== undefined && (
        <p className={s.words}>
          <Trans>
            von {from} nach {to}
          </Trans>
        </p>
      )}
    </>
  )
}
