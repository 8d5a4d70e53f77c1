import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { useMemo } from "react"
import type { CampaignChoices, DeskCampaign } from "../../domain/adverts/desk-records.ts"
import { type Begun, campaignForm, freshCampaign } from "../../services/desk/advert-forms.ts"
import { copiedIn } from "../../services/desk/adverts-query.ts"
import { campaignById, campaignChoices } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { campaignTexts } from "../../ui/support/adverts/campaign-texts.ts"
import { CampaignShares } from "../../ui/support/adverts/CampaignShares.tsx"
import { NewCampaignPage } from "../../ui/support/adverts/CampaignPage.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useNewRecord } from "../-desk/use-new-record.ts"

/** Page: a new campaign, or a copy of the one in the URL. */
export const Route = createFileRoute("/_desk/support/campaigns/create")({
  ...deskPage("campaigns", { title: msg`Kampagne anlegen`, permission: "adverts.campaigns" }),
  loaderDeps: ({ search }) => ({ copied: copiedIn(search) }),
  loader: async (at) => {
    const { copied } = at.deps
    const [choices, read] = await Promise.all([
      loaded(at, campaignChoices),
      copied === undefined ? undefined : loaded(at, campaignById(copied))
    ])
    const { countryId } = at.context.locale
    const copy =
      read?.kind === "full" && choices.kind === "full"
        ? { campaign: read.value, choices: choices.value }
        : undefined
    return { choices, first: freshCampaign(Date.now(), countryId, copy) }
  },
  gcTime: 0,
  component: NewCampaign
})

function NewCampaign() {
  const { choices, first } = Route.useLoaderData()
  return (
    <LastRecord question={campaignChoices} loaded={choices}>
      {(found) => <CampaignToCreate choices={found} first={first} />}
    </LastRecord>
  )
}

interface CampaignToCreateProps {
  readonly choices: CampaignChoices
  readonly first: Begun<DeskCampaign>
}

function CampaignToCreate({ choices, first }: CampaignToCreateProps) {
  const form = useNewRecord(campaignForm, first, "/support/campaigns")
  // archived slots and adverts are not offered, even if the copied campaign has them
  const texts = useMemo(() => campaignTexts(choices, { slotIds: [], advertIds: [] }), [choices])
  return (
    <NewCampaignPage
      form={<DeskForm texts={texts} {...form} />}
      shares={<CampaignShares id={0} fields={form.view.fields} choices={choices} />}
    />
  )
}
