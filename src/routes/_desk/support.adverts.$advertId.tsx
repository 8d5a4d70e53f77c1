import { createFileRoute, notFound } from "@tanstack/react-router"
import { useMemo } from "react"
import { actsOfRecord } from "../../domain/adverts/desk-acts.ts"
import type { DeskAdvert } from "../../domain/adverts/desk-records.ts"
import { actOnAdvert } from "../../services/desk/advert-acts.ts"
import { advertForm, asRead } from "../../services/desk/advert-forms.ts"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { may } from "../../services/desk/may.ts"
import { advertById } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { advertsHead } from "../../ui/support/adverts/adverts-head.ts"
import { advertTexts } from "../../ui/support/adverts/advert-texts.ts"
import { AdvertPage } from "../../ui/support/adverts/AdvertPage.tsx"
import { advertActTexts } from "../../ui/support/adverts/stand-texts.ts"
import { useRecordAct } from "../-adverts/use-record-act.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** One advert, and how it looks on the page. */
export const Route = createFileRoute("/_desk/support/adverts/$advertId")({
  staticData: { page: "app", permission: "adverts.read", texts: ["support"] },
  loader: async (at) => {
    const id = accountIdIn(at.params.advertId)
    if (id === undefined) throw notFound()
    return { id, read: await loaded(at, advertById(id)) }
  },
  // editing starts from a fresh answer
  gcTime: 0,
  head: ({ match: { context } }) => advertsHead(context.i18n, "advert"),
  component: OneAdvert
})

function OneAdvert() {
  const { id, read } = Route.useLoaderData()
  return (
    <LastRecord question={advertById(id)} loaded={read}>
      {(advert) => <EditedAdvert key={advert.id} advert={advert} />}
    </LastRecord>
  )
}

const editedForm = advertForm()

function EditedAdvert({ advert }: { readonly advert: DeskAdvert }) {
  const { client, page } = Route.useRouteContext()
  const row = useMemo(() => asRead(advert), [advert])
  const form = useDeskForm(editedForm, row)
  const acting = useRecordAct({
    texts: advertActTexts,
    first: "archive",
    isUnsaved: form.view.isUnsaved,
    act: (act) => actOnAdvert(client, act, advert)
  })
  const mayEdit = may(page, "adverts.edit")
  return (
    <AdvertPage
      advert={advert}
      mayEdit={mayEdit}
      acts={actsOfRecord(advert)}
      form={<DeskForm texts={advertTexts} {...form} wishes={mayEdit ? form.wishes : undefined} />}
      {...acting}
    />
  )
}
