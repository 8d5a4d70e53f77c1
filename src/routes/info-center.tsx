import { createFileRoute } from "@tanstack/react-router"
import { InfoCenterPage } from "../ui/content/InfoCenterPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { loadGuides } from "./-content/load-lists.ts"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPrompts } from "./-content/load-prompts.ts"
import { PlacePrompts } from "../ui/content/PlacePrompts.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

/** Page: the information centre with guides by topic. */
export const Route = createFileRoute("/info-center")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  loader: async ({ context }) => ({
    guides: await loadGuides(context.client, context.locale.countryId),
    prompts: await loadPrompts(context, "content", "/info-center"),
    slot: await loadSlot(context, "content")
  }),
  head: async ({ match: { context } }) =>
    (await import("../ui/content/content-heads.ts")).infoCenterHead(context.i18n),
  component: InfoCenter
})

function InfoCenter() {
  const { guides, prompts, slot } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PlacePrompts prompts={prompts} />
      <InfoCenterPage guides={guides} />
      <AdvertSlot slot={slot} />
    </DefaultLayout>
  )
}
