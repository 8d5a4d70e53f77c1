import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { slotTypeIds, slotTypes } from "../domain/adverts/slot.ts"
import { everySlotPage } from "../domain/adverts/slot-pages.ts"
import { advertDeskAdvert } from "../services/client/dealer-routes.gen.ts"
import { accountIdIn } from "../services/desk/list-query.ts"
import { noAccessIn, notServedIn } from "../services/page/no-access.ts"
import { PreviewedSlot } from "../ui/adverts/PreviewedSlot.tsx"
import { loadSlotPage } from "./-adverts/load-slot-page.ts"
import { ShownSlotPage } from "./-adverts/ShownSlotPage.tsx"

interface PreviewSearch {
  readonly seite?: unknown
  readonly form?: unknown
}

/**
 * A page of the shop with one advert in its slot, only for staff: the desk shows it in frames (rule advert.preview). It
 * is not cached, not indexed, and its views are not counted.
 */
export const Route = createFileRoute("/support/adverts/$advertId/ansicht")({
  staticData: { page: "document", texts: ["documents"], isFramed: true },
  loaderDeps: ({ search }: { readonly search: PreviewSearch }) => ({
    shownOn: everySlotPage.find((page) => page === search.seite) ?? "home",
    slotTypeId: slotTypeIds.find((id) => String(id) === String(search.form)) ?? slotTypes.strip
  }),
  loader: async ({ context, params, deps: { shownOn, slotTypeId } }) => {
    const id = accountIdIn(params.advertId)
    if (id === undefined) throw notFound()
    const answer = await context.client.call(advertDeskAdvert, { params: { id } })
    const refusal = noAccessIn(answer) ?? notServedIn(answer)
    if (refusal !== undefined) throw refusal
    // an archived advert is shown nowhere
    if (answer.type !== "ok" || answer.value.isArchived) throw notFound()
    const page = await loadSlotPage(context, shownOn)
    if (page === undefined) throw notFound()
    const { rowVersion, name } = answer.value
    return { id, rowVersion, name, slotTypeId, page }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData === undefined ? [] : [{ title: context.i18n._(msg`Vorschau: ${loaderData.name}`) }]
  }),
  component: Preview
})

function Preview() {
  const { id, rowVersion, slotTypeId, page } = Route.useLoaderData()
  return (
    <ShownSlotPage
      page={page}
      advert={
        <PreviewedSlot
          advertId={id}
          rowVersion={rowVersion}
          slotTypeId={slotTypeId}
          place={page.kind === "home" ? "within" : "below"}
        />
      }
    />
  )
}
