import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { useMemo } from "react"
import { actsOfCampaign } from "../../domain/adverts/desk-acts.ts"
import type { CampaignChoices, DeskCampaign } from "../../domain/adverts/desk-records.ts"
import { actOnCampaign } from "../../services/desk/advert-acts.ts"
import { campaignForm } from "../../services/desk/advert-forms.ts"
import { reportDaysIn } from "../../services/desk/adverts-query.ts"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { campaignById, campaignChoices } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { CampaignPage } from "../../ui/support/adverts/CampaignPage.tsx"
import { campaignTexts } from "../../ui/support/adverts/campaign-texts.ts"
import { CampaignShares } from "../../ui/support/adverts/CampaignShares.tsx"
import { campaignActTexts } from "../../ui/support/adverts/stand-texts.ts"
import { ReportOfCampaign } from "../-adverts/ReportOfCampaign.tsx"
import { useEditedRecord } from "../-adverts/use-edited-record.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: one campaign with its report; the number of days is in the URL. */
export const Route = createFileRoute("/_desk/support/campaigns/$campaignId")({
  ...deskPage("campaigns", { title: msg`Kampagne` }),
  loaderDeps: ({ search }) => ({ days: reportDaysIn(search) }),
  loader: async (at) => {
    const id = accountIdIn(at.params.campaignId)
    if (id === undefined) throw notFound()
    const [read, choices] = await Promise.all([loaded(at, campaignById(id)), loaded(at, campaignChoices)])
    return { id, read, choices, now: Date.now() }
  },
  // editing starts with newly loaded data
  gcTime: 0,
  component: OneCampaign
})

function OneCampaign() {
  const { id, read, choices } = Route.useLoaderData()
  return (
    <LastRecord question={campaignById(id)} loaded={read}>
      {(campaign) => (
        <LastRecord question={campaignChoices} loaded={choices}>
          {(found) => <EditedCampaign key={campaign.id} campaign={campaign} choices={found} />}
        </LastRecord>
      )}
    </LastRecord>
  )
}

const editedForm = campaignForm()

interface EditedCampaignProps {
  readonly campaign: DeskCampaign
  readonly choices: CampaignChoices
}

function EditedCampaign({ campaign, choices }: EditedCampaignProps) {
  const { now } = Route.useLoaderData()
  const { days } = Route.useLoaderDeps()
  const { form, ...edited } = useEditedRecord({
    record: campaign,
    edit: editedForm,
    permission: "adverts.campaigns",
    texts: campaignActTexts,
    first: "pause",
    act: actOnCampaign
  })
  const texts = useMemo(
    () =>
      campaignTexts(choices, {
        slotIds: campaign.slotIds,
        advertIds: campaign.variants.map(({ advertId }) => advertId)
      }),
    [choices, campaign]
  )
  return (
    <CampaignPage
      campaign={campaign}
      acts={actsOfCampaign(campaign)}
      form={<DeskForm texts={texts} {...form} />}
      shares={<CampaignShares id={campaign.id} fields={form.view.fields} choices={choices} />}
      report={<ReportOfCampaign campaign={campaign} now={now} days={days} />}
      {...edited}
    />
  )
}
