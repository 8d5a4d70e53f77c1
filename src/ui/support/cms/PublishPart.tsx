import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { longestNote } from "../../../domain/content/publication.ts"
import { momentToCome } from "../../../domain/content/publication-times.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import type { Act } from "../../../machines/cms-editor.machine.ts"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/desk/Dialog.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { useSite } from "../../kit/site.tsx"
import type { CmsPage, Linking } from "./cms-page.ts"
import { stateNames } from "./choice-texts.ts"
import { Line } from "./Line.tsx"
import { LinkingPages, namesOf } from "./LinkingPages.tsx"
import { RemovePart } from "./RemovePart.tsx"
import { type AskProps, ScheduleDialog } from "./ScheduleDialog.tsx"
import s from "./Cms.module.css"
import v from "./Parts.module.css"

interface PublishPartProps {
  readonly page: CmsPage
  readonly isBusy: boolean
  readonly isUnsaved: boolean
  /** Countries of the draft. */
  readonly countries: ReadonlyArray<CountryId>
  readonly linking: Linking
  /** Looks up the pages that link to this one. */
  readonly onAskLinking: () => void
  readonly onAct: ((act: Act) => void) | undefined
}

type Asked = "narrow" | "schedule" | "askReview" | "sendBack" | "end" | "discard"

/** Publication status of the page, and the currently available actions. */
export function PublishPart({
  page,
  isBusy,
  isUnsaved,
  countries,
  linking,
  onAskLinking,
  onAct
}: PublishPartProps) {
  const { i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const [asked, setAsked] = useState<Asked | null>(null)
  // countries whose visitors would lose the page
  const lost = page.published?.countries.filter((id) => !countries.includes(id)) ?? []
  const askLinking = (what: Asked) => {
    onAskLinking()
    setAsked(what)
  }
  const may = (act: string) => page.acts.includes(act)
  // unsaved edits make the page a new draft, so it may be published again
  const mayPublish = may("publish") || isUnsaved
  // visitors see the newest text already: only its end can still be set
  const isShown = !may("schedule") && !isUnsaved
  const at = (moment: string) => shortMoment(tag, moment)
  const act = (what: Act) => {
    setAsked(null)
    onAct?.(what)
  }
  // a correction keeps the end that the page has
  const publishNow = () =>
    act({ kind: "publish", publishAt: null, expiresAt: momentToCome(page.expiresAt, Date.now()) })
  return (
    <div className={s["stack"]}>
      <p className={v["standing"]} data-state={page.state}>
        <strong>{i18n._(stateNames[page.state])}</strong>
        {page.isLive && page.publishAt !== null && (
          <span>
            <Trans>Besucher sehen sie seit {at(page.publishAt)}.</Trans>
          </span>
        )}
        {!page.isLive && (
          <span>
            <Trans>Besucher sehen sie nicht.</Trans>
          </span>
        )}
        {page.nextAt !== null && (
          <span>
            <Trans>Die nächste Fassung erscheint am {at(page.nextAt)}.</Trans>
          </span>
        )}
        {page.expiresAt !== null && (
          <span>
            <Trans>Sie endet am {at(page.expiresAt)}.</Trans>
          </span>
        )}
      </p>
      {page.note !== null && page.note !== "" && <blockquote className={v["note"]}>{page.note}</blockquote>}
      <div className={s["acts"]}>
        {mayPublish && (
          <Button
            busy={isBusy}
            disabled={onAct === undefined}
            onClick={lost.length > 0 ? () => askLinking("narrow") : publishNow}
          >
            <Trans>Jetzt veröffentlichen</Trans>
          </Button>
        )}
        {(mayPublish || may("schedule")) && (
          <Button look="secondary" disabled={onAct === undefined} onClick={() => askLinking("schedule")}>
            {isShown ? <Trans>Ende festlegen</Trans> : <Trans>Zu einer Zeit veröffentlichen</Trans>}
          </Button>
        )}
        {may("askReview") && (
          <Button look="secondary" disabled={onAct === undefined} onClick={() => setAsked("askReview")}>
            <Trans>Durchsehen lassen</Trans>
          </Button>
        )}
        {may("approve") && (
          <Button
            look="secondary"
            busy={isBusy}
            disabled={onAct === undefined}
            onClick={() => act({ kind: "approve" })}
          >
            <Trans>Freigeben</Trans>
          </Button>
        )}
        {may("sendBack") && (
          <Button look="secondary" disabled={onAct === undefined} onClick={() => setAsked("sendBack")}>
            <Trans>Zurückgeben</Trans>
          </Button>
        )}
        {may("recall") && (
          <Button look="quiet" disabled={onAct === undefined} onClick={() => act({ kind: "recall" })}>
            <Trans>Durchsicht zurücknehmen</Trans>
          </Button>
        )}
        {may("unschedule") && (
          <Button look="quiet" disabled={onAct === undefined} onClick={() => act({ kind: "unschedule" })}>
            <Trans>Termin absagen</Trans>
          </Button>
        )}
        {may("discard") && (
          <Button look="quiet" disabled={onAct === undefined} onClick={() => setAsked("discard")}>
            <Trans>Entwurf verwerfen</Trans>
          </Button>
        )}
        {may("end") && (
          <Button look="quiet" disabled={onAct === undefined} onClick={() => askLinking("end")}>
            <Trans>Nicht mehr zeigen</Trans>
          </Button>
        )}
        {may("remove") && <RemovePart title={page.title} onAct={onAct} />}
      </div>
      {asked === "schedule" && (
        <ScheduleDialog
          nextAt={page.nextAt}
          expiresAt={page.expiresAt}
          isShown={isShown}
          onClose={() => setAsked(null)}
          onAct={act}
        >
          {lost.length > 0 && (
            <p>
              <Trans>Zu lesen ist sie danach nicht mehr in: {namesOf(lost)}.</Trans>
            </p>
          )}
          {/* what has not been shown yet is not linked yet */}
          {page.isLive && <LinkingPages linking={linking} />}
        </ScheduleDialog>
      )}
      {asked === "narrow" && (
        <Dialog
          isOpen
          onClose={() => setAsked(null)}
          title={<Trans>In weniger Ländern zeigen?</Trans>}
          description={
            <Trans>Besucher dieser Länder finden unter der Adresse dann nichts mehr: {namesOf(lost)}.</Trans>
          }
        >
          <div className={s["stack"]}>
            <LinkingPages linking={linking} among={lost} />
            <div className={s["row"]}>
              <Button onClick={publishNow}>
                <Trans>Jetzt veröffentlichen</Trans>
              </Button>
              <Button look="quiet" onClick={() => setAsked(null)}>
                <Trans>Abbrechen</Trans>
              </Button>
            </div>
          </div>
        </Dialog>
      )}
      {(asked === "askReview" || asked === "sendBack") && (
        <NoteDialog kind={asked} onClose={() => setAsked(null)} onAct={act} />
      )}
      {(asked === "end" || asked === "discard") && (
        <Dialog
          isOpen
          onClose={() => setAsked(null)}
          title={asked === "end" ? <Trans>Nicht mehr zeigen?</Trans> : <Trans>Entwurf verwerfen?</Trans>}
          description={
            asked === "end" ? (
              <Trans>
                Besucher finden unter der Adresse dann nichts mehr. Der Text bleibt hier erhalten.
              </Trans>
            ) : (
              <Trans>
                Hier steht dann wieder, was zuletzt veröffentlicht wurde. Was seither geschrieben wurde, ist
                dann weg.
              </Trans>
            )
          }
        >
          <div className={s["stack"]}>
            {asked === "end" && <LinkingPages linking={linking} />}
            <div className={s["row"]}>
              <Button onClick={() => act({ kind: asked })}>
                {asked === "end" ? <Trans>Nicht mehr zeigen</Trans> : <Trans>Entwurf verwerfen</Trans>}
              </Button>
              <Button look="quiet" onClick={() => setAsked(null)}>
                <Trans>Abbrechen</Trans>
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  )
}

function NoteDialog({ kind, onClose, onAct }: AskProps & { readonly kind: "askReview" | "sendBack" }) {
  const [note, setNote] = useState("")
  const [isAsked, setAsked] = useState(false)
  // an editor cannot work with a text that comes back without a note, so the server refuses that
  const isMissing = kind === "sendBack" && note.trim() === ""
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={kind === "askReview" ? <Trans>Durchsehen lassen</Trans> : <Trans>Zurückgeben</Trans>}
    >
      <form
        noValidate
        className={s["stack"]}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          setAsked(true)
          if (!isMissing && note.length <= longestNote) onAct({ kind, note: note.trim() })
        }}
      >
        <Line
          id="act-note"
          label={
            kind === "askReview" ? <Trans>Worauf soll jemand achten?</Trans> : <Trans>Was fehlt noch?</Trans>
          }
          optional={kind === "askReview"}
          error={isAsked && isMissing && <Trans>Bitte schreiben Sie, was noch fehlt.</Trans>}
          rows={4}
          hasBreaks
          most={longestNote}
          value={note}
          onChange={setNote}
        />
        <div className={s["row"]}>
          <Button type="submit">
            {kind === "askReview" ? <Trans>Um Durchsicht bitten</Trans> : <Trans>Zurückgeben</Trans>}
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
