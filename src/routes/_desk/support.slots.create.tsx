import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { slotOfFields } from "../../domain/adverts/slot-form.ts"
import { slotKeys } from "../../domain/adverts/slot.ts"
import { freshSlot, slotForm } from "../../services/desk/advert-forms.ts"
import { slotsPage } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { NewSlotFrame } from "../../ui/support/adverts/NewSlotFrame.tsx"
import { SlotPlace } from "../../ui/support/adverts/SlotBeside.tsx"
import { slotTexts } from "../../ui/support/adverts/slot-texts.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useNewRecord } from "../-desk/use-new-record.ts"

/** Page: a new advert slot; the form starts with a place that has no slot yet. */
export const Route = createFileRoute("/_desk/support/slots/create")({
  ...deskPage("slots", { title: msg`Anzeigenplatz anlegen`, permission: "adverts.edit" }),
  loader: async (at) => {
    const read = await loaded(at, slotsPage({}))
    const taken = read.kind === "full" ? read.value.items.map(({ key }) => key) : []
    return freshSlot(Date.now(), slotKeys.find((key) => !taken.includes(key)) ?? "home")
  },
  gcTime: 0,
  component: NewSlot
})

function NewSlot() {
  const form = useNewRecord(slotForm, Route.useLoaderData(), "/support/slots")
  return (
    <NewSlotFrame form={<DeskForm texts={slotTexts} {...form} />}>
      <SlotPlace slot={slotOfFields(form.view.fields)} />
    </NewSlotFrame>
  )
}
