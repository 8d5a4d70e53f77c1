import type { ReactNode } from "react"
import { InfoCenterPage } from "../../ui/content/InfoCenterPage.tsx"
import { NewsPage } from "../../ui/content/NewsPage.tsx"
import { DealerListPage } from "../../ui/dealers-public/DealerListPage.tsx"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout.tsx"
import { ShownPage } from "../-content/ShownPage.tsx"
import { DealerCountMap } from "../-dealers/DealerMaps.tsx"
import { ShownHome } from "../-content/ShownHome.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import { ShownPricePage } from "../-prices/ShownPricePage.tsx"
import type { LoadedSlotPage } from "./load-slot-page.ts"

interface ShownSlotPageProps {
  readonly page: LoadedSlotPage
  readonly advert: ReactNode
}

/** A page as visitors see it, with this advert in its slot. */
export function ShownSlotPage({ page, advert }: ShownSlotPageProps) {
  switch (page.kind) {
    case "home":
      return <ShownHome home={page.home} advert={advert} />
    case "prices":
      return <ShownPricePage prices={page.prices} advert={advert} />
    case "guide":
      return <ShownPage page={page.page} loaded={page.loaded} advert={advert} />
    case "guides":
    case "news":
    case "dealers":
      return <ShownList page={page} advert={advert} />
  }
}

interface ShownListProps extends ShownSlotPageProps {
  readonly page: Extract<LoadedSlotPage, { readonly kind: "guides" | "news" | "dealers" }>
}

function ShownList({ page, advert }: ShownListProps) {
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      {page.kind === "guides" ? (
        <InfoCenterPage guides={page.guides} />
      ) : page.kind === "news" ? (
        <NewsPage {...page.news} />
      ) : (
        <DealerListPage list={page.list} map={<DealerCountMap {...page.list} />} />
      )}
      {advert}
    </DefaultLayout>
  )
}
