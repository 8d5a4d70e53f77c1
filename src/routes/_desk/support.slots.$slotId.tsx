import { createFileRoute, notFound } from "@tanstack/react-router"
import { useMemo } from "react"
import { actsOfRecord } from "../../domain/adverts/desk-acts.ts"
import type { DeskSlot } from "../../domain/adverts/desk-records.ts"
import { slotOfFields } from "../../domain/adverts/slot-form.ts"
import { actOnSlot } from "../../services/desk/advert-acts.ts"
import { asRead, slotForm } from "../../services/desk/advert-forms.ts"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { may } from "../../services/desk/may.ts"
import { slotById } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { advertsHead } from "../../ui/support/adverts/adverts-head.ts"
import { SlotPage } from "../../ui/support/adverts/SlotPage.tsx"
import { slotTexts } from "../../ui/support/adverts/slot-texts.ts"
import { slotActTexts } from "../../ui/support/adverts/stand-texts.ts"
import { useRecordAct } from "../-adverts/use-record-act.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** One place for adverts: where it is, and what shares it. */
export const Route = createFileRoute("/_desk/support/slots/$slotId")({
  staticData: { page: "app", permission: "adverts.read", texts: ["support"] },
  loader: async (at) => {
    const id = accountIdIn(at.params.slotId)
    if (id === undefined) throw notFound()
    return { id, read: await loaded(at, slotById(id)) }
  },
  // editing starts from a fresh answer
  gcTime: 0,
  head: ({ match: { context } }) => advertsHead(context.i18n, "slot"),
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
  const { client, page } = Route.useRouteContext()
  const row = useMemo(() => asRead(slot), [slot])
  const form = useDeskForm(editedForm, row)
  const acting = useRecordAct({
    texts: slotActTexts,
    first: "archive",
    isUnsaved: form.view.isUnsaved,
    act: (act) => actOnSlot(client, act, slot)
  })
  const mayEdit = may(page, "adverts.edit")
  return (
    <SlotPage
      slot={slot}
      edited={slotOfFields(form.view.fields)}
      mayEdit={mayEdit}
      acts={actsOfRecord(slot)}
      form={<DeskForm texts={slotTexts} {...form} wishes={mayEdit ? form.wishes : undefined} />}
      {...acting}
    />
  )
}
