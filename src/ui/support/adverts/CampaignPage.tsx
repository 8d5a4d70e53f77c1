import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { CampaignAct } from "../../../domain/adverts/desk-acts.ts"
import type { DeskCampaign } from "../../../domain/adverts/desk-records.ts"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { useHref } from "../../kit/site.tsx"
import { RecordFrame } from "./RecordFrame.tsx"
import { StandBadge } from "./StandBadge.tsx"
import { campaignActTexts } from "./stand-texts.ts"

const path = "/support/campaigns"
const back = { path, name: <Trans>Alle Kampagnen</Trans> } as const

interface CampaignPageProps {
  readonly campaign: DeskCampaign
  readonly mayEdit: boolean
  readonly acts: ReadonlyArray<CampaignAct>
  /** `undefined` until the page is hydrated and while there are unsaved changes. */
  readonly onAct: ((act: CampaignAct) => void) | undefined
  readonly form: ReactNode
  readonly shares: ReactNode
  readonly report: ReactNode
  readonly dialog: ReactNode
}

/** Page: one campaign with its status, form, shares and report. */
export function CampaignPage(props: CampaignPageProps) {
  const { campaign, mayEdit, acts, onAct, form, shares, report, dialog } = props
  const { i18n } = useLingui()
  const href = useHref()
  return (
    <>
      <RecordFrame
        back={back}
        title={<bdi>{campaign.name}</bdi>}
        badge={<StandBadge state={campaign.state} />}
        isReadOnly={!mayEdit}
        changed={{ at: campaign.changedAt, by: campaign.changedBy }}
        form={form}
        {...(mayEdit && {
          acts: (
            <>
              {acts.map((act) => (
                <Button
                  key={act}
                  look="secondary"
                  disabled={onAct === undefined}
                  onClick={() => onAct?.(act)}
                >
                  {i18n._(campaignActTexts[act].name)}
                </Button>
              ))}
              <DeskLink
                className={buttonClass({ look: "secondary" })}
                href={href(`${path}/create?vorlage=${campaign.id}`)}
              >
                <Trans>Kopieren</Trans>
              </DeskLink>
            </>
          )
        })}
      >
        {shares}
        {report}
      </RecordFrame>
      {dialog}
    </>
  )
}

/** Page: form for a new campaign. */
export function NewCampaignPage({ form, shares }: { readonly form: ReactNode; readonly shares: ReactNode }) {
  return (
    <RecordFrame back={back} title={<Trans>Kampagne anlegen</Trans>} form={form}>
      {shares}
    </RecordFrame>
  )
}
