import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { actsOfRecord } from "../../domain/adverts/desk-acts.ts"
import type { DeskSlot } from "../../domain/adverts/desk-records.ts"
import { slotOfFields } from "../../domain/adverts/slot-form.ts"
import { actOnSlot } from "../../services/desk/advert-acts.ts"
import { slotForm } from "../../services/desk/advert-forms.ts"
import { slotById } from "../../services/queries/adverts.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { SlotPage } from "../../ui/support/adverts/SlotPage.tsx"
import { slotTexts } from "../../ui/support/adverts/slot-texts.ts"
import { slotActTexts } from "../../ui/support/adverts/stand-texts.ts"
import { useEditedRecord } from "../-adverts/use-edited-record.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { loadRecord } from "../-desk/load-record.ts"

/** Page: one advert slot with its place and the campaigns that share it. */
export const Route = createFileRoute("/_desk/support/slots/$slotId")({
  ...deskPage("slots", { title: msg`Anzeigenplatz` }),
  loader: (at) => loadRecord(at, at.params.slotId, slotById),
  // editing starts with newly loaded data
  gcTime: 0,
  component: OneSlot
})

function OneSlot() {
  const { id, read } = Route.useLoaderData()
  return (
    <LastRecord question={slotById(id)} loaded={read}>
      {(slot) => <EditedSlot key={slot.id} slot={slot} />}
    </LastRecord>
  )
}

const editedForm = slotForm()

function EditedSlot({ slot }: { readonly slot: DeskSlot }) {
  const { form, ...edited } = useEditedRecord({
    record: slot,
    edit: editedForm,
    permission: "adverts.edit",
    texts: slotActTexts,
    first: "archive",
    act: actOnSlot
  })
  return (
    <SlotPage
      slot={slot}
      edited={slotOfFields(form.view.fields)}
      acts={actsOfRecord(slot)}
      form={<DeskForm texts={slotTexts} {...form} />}
      {...edited}
    />
  )
}
