import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { copiedIn } from "../../services/desk/adverts-query.ts"
import { advertForm, freshAdvert } from "../../services/desk/advert-forms.ts"
import { advertById } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { advertTexts } from "../../ui/support/adverts/advert-texts.ts"
import { NewAdvertPage } from "../../ui/support/adverts/AdvertPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useNewRecord } from "../-desk/use-new-record.ts"

/** Page: a new advert, or a copy of the one in the URL. */
export const Route = createFileRoute("/_desk/support/adverts/create")({
  ...deskPage("adverts", { title: msg`Anzeige anlegen`, permission: "adverts.edit" }),
  loaderDeps: ({ search }) => ({ copied: copiedIn(search) }),
  loader: async (at) => {
    const { copied } = at.deps
    const read = copied === undefined ? undefined : await loaded(at, advertById(copied))
    return freshAdvert(Date.now(), read?.kind === "full" ? read.value : undefined)
  },
  gcTime: 0,
  component: NewAdvert
})

function NewAdvert() {
  const form = useNewRecord(advertForm, Route.useLoaderData(), "/support/adverts")
  return <NewAdvertPage form={<DeskForm texts={advertTexts} {...form} />} />
}
