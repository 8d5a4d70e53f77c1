import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { actsOfRecord } from "../../domain/adverts/desk-acts.ts"
import type { DeskAdvert } from "../../domain/adverts/desk-records.ts"
import { actOnAdvert } from "../../services/desk/advert-acts.ts"
import { advertForm } from "../../services/desk/advert-forms.ts"
import { advertById } from "../../services/queries/adverts.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { advertTexts } from "../../ui/support/adverts/advert-texts.ts"
import { AdvertPage } from "../../ui/support/adverts/AdvertPage.tsx"
import { advertActTexts } from "../../ui/support/adverts/stand-texts.ts"
import { useEditedRecord } from "../-adverts/use-edited-record.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { loadRecord } from "../-desk/load-record.ts"

/** Page: one advert with a preview. */
export const Route = createFileRoute("/_desk/support/adverts/$advertId")({
  ...deskPage("adverts", { title: msg`Anzeige` }),
  loader: (at) => loadRecord(at, at.params.advertId, advertById),
  // editing starts with newly loaded data
  gcTime: 0,
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
  const { form, ...edited } = useEditedRecord({
    record: advert,
    edit: editedForm,
    permission: "adverts.edit",
    texts: advertActTexts,
    first: "archive",
    act: actOnAdvert
  })
  return (
    <AdvertPage
      advert={advert}
      acts={actsOfRecord(advert)}
      form={<DeskForm texts={advertTexts} {...form} />}
      {...edited}
    />
  )
}
