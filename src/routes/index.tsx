import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { productGroupBySlug } from "../domain/product/product-group.ts"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { PlacePrompts } from "../ui/content/PlacePrompts.tsx"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadHome } from "./-content/load-home.ts"
import { ShownHome } from "./-content/ShownHome.tsx"
import { loadPrompts } from "./-content/load-prompts.ts"

export const Route = createFileRoute("/")({
  staticData: { page: "document", texts: ["documents"], cachedBy: ["brennstoff"] },
  loaderDeps: ({ search }: { readonly search: { readonly brennstoff?: unknown } }) => ({
    given: (typeof search.brennstoff === "string" ? productGroupBySlug(search.brennstoff) : undefined)?.id
  }),
  loader: async ({ context, deps }) => {
    const [home, prompts, slot] = await Promise.all([
      loadHome(context, deps.given),
      loadPrompts(context, "home", "/"),
      loadSlot(context, "home")
    ])
    return { home, prompts, slot }
  },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`Heizmarkt: Preise für Pellets, Heizöl und Brennholz vergleichen`) },
      {
        name: "description",
        content: context.i18n._(
          msg`Was kostet Wärme heute bei Ihnen? Händler aus Ihrer Region im Vergleich, mit Endpreis, Liefertermin und Bewertung.`
        )
      }
    ]
  }),
  component: Home
})

function Home() {
  const { home, prompts, slot } = Route.useLoaderData()
  return (
    <ShownHome
      home={home}
      prompts={<PlacePrompts prompts={prompts} />}
      advert={<AdvertSlot slot={slot} place="within" />}
    />
  )
}
