import type { SlotPage } from "../../domain/adverts/slot-pages.ts"
import { contentPage } from "../../services/client/content-routes.gen.ts"
import { heardValue } from "../../services/client/no-answer.ts"
import type { PageContext } from "../../services/page/page-context.ts"
import { loadGuides, loadNews } from "../-content/load-lists.ts"
import { loadLive } from "../-content/load-live.ts"
import { loadDealers } from "../-dealers/load-dealers.ts"
import { loadHome } from "../-content/load-home.ts"
import { loadPricePage } from "../-prices/load-price-page.ts"

type Context = Pick<PageContext, "client" | "locale" | "i18n" | "page">

/** Loads the first guide of the information centre. */
const loadFirstGuide = async ({ client, locale: { countryId }, i18n }: Context) => {
  const [first] = await loadGuides(client, countryId)
  if (first === undefined) return undefined
  const { page } = heardValue(
    await client.call(contentPage, { params: { countryId }, query: { path: first.path } })
  )
  return (
    page && {
      kind: "guide" as const,
      page,
      loaded: await loadLive(page.blocks, { client, countryId, i18n, query: {} })
    }
  )
}

const loadDealerList = async ({ client, locale: { countryId }, i18n }: Context) => {
  const here = "/holzpellethaendler"
  const found = await loadDealers({ client, countryId, i18n, segments: [], search: {}, here })
  return found.kind === "list" ? { kind: "dealers" as const, list: found.list } : undefined
}

/**
 * Loads the data of a page that previews an advert; `undefined` if the country has no such page, e.g. no guide.
 * @throws NotServed or NoAnswer if the data could not be loaded
 */
export const loadSlotPage = async (context: Context, page: SlotPage) => {
  const { client, locale } = context
  switch (page) {
    case "home":
      return { kind: page, home: await loadHome(context, undefined) } as const
    case "prices": {
      const asked = { zeitraum: undefined, vergleich: undefined, gruppen: undefined, plz: undefined }
      return { kind: page, prices: await loadPricePage(context, asked) } as const
    }
    case "guides":
      return { kind: page, guides: await loadGuides(client, locale.countryId) } as const
    case "guide":
      return loadFirstGuide(context)
    case "news": {
      const news = await loadNews(client, locale.countryId, 1)
      return news && ({ kind: page, news } as const)
    }
    case "dealers":
      return loadDealerList(context)
  }
}

export type LoadedSlotPage = NonNullable<Awaited<ReturnType<typeof loadSlotPage>>>
