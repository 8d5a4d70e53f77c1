import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { RecordAct } from "../../../domain/adverts/desk-acts.ts"
import type { DeskAdvert } from "../../../domain/adverts/desk-records.ts"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { useHref } from "../../kit/site.tsx"
import { AdvertUses, RemovedParts } from "./AdvertBeside.tsx"
import { AdvertPreview } from "./AdvertPreview.tsx"
import { RecordFrame } from "./RecordFrame.tsx"
import { StandBadge } from "./StandBadge.tsx"
import { advertActTexts } from "./stand-texts.ts"

const path = "/support/adverts"
const back = { path, name: <Trans>Alle Anzeigen</Trans> } as const

interface AdvertPageProps {
  readonly advert: DeskAdvert
  readonly mayEdit: boolean
  readonly acts: ReadonlyArray<RecordAct>
  /** `undefined` until the page is hydrated and while there are unsaved changes. */
  readonly onAct: ((act: RecordAct) => void) | undefined
  readonly form: ReactNode
  readonly dialog: ReactNode
}

/** Page: one advert with its form and preview. */
export function AdvertPage({ advert, mayEdit, acts, onAct, form, dialog }: AdvertPageProps) {
  const { i18n } = useLingui()
  const href = useHref()
  return (
    <>
      <RecordFrame
        back={back}
        title={<bdi>{advert.name}</bdi>}
        badge={advert.isArchived && <StandBadge state="archived" />}
        isReadOnly={!mayEdit}
        changed={{ at: advert.changedAt, by: advert.changedBy }}
        form={form}
        below={<AdvertPreview advert={advert} />}
        {...(mayEdit && {
          acts: (
            <>
              <DeskLink
                className={buttonClass({ look: "secondary" })}
                href={href(`${path}/create?vorlage=${advert.id}`)}
              >
                <Trans>Kopieren</Trans>
              </DeskLink>
              {acts.map((act) => (
                <Button
                  key={act}
                  look="secondary"
                  disabled={onAct === undefined}
                  onClick={() => onAct?.(act)}
                >
                  {i18n._(advertActTexts[act].name)}
                </Button>
              ))}
            </>
          )
        })}
      >
        <RemovedParts removed={advert.removed} />
        <AdvertUses uses={advert.uses} />
      </RecordFrame>
      {dialog}
    </>
  )
}

/** Page: form for a new advert. */
export function NewAdvertPage({ form }: { readonly form: ReactNode }) {
  return (
    <RecordFrame back={back} title={<Trans>Anzeige anlegen</Trans>} form={form}>
      <p>
        <Trans>Sobald sie gespeichert ist, sehen Sie, wie sie auf der Seite steht.</Trans>
      </p>
    </RecordFrame>
  )
}
