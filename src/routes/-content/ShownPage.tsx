import { Trans } from "@lingui/react/macro"
import { useRouteContext } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Block, PictureFacts } from "../../domain/content/block.ts"
import { type ContentKind, fallbackPicture, type HeroDrawing } from "../../domain/content/content-page.ts"
import type { ShownPrompt } from "../../domain/prompt/prompt.ts"
import { productGroupBySlug } from "../../domain/product/product-group.ts"
import { ArticlePage } from "../../ui/content/ArticlePage.tsx"
import { trailOf } from "../../ui/content/content-heads.ts"
import { LandingFrame } from "../../ui/content/LandingFrame.tsx"
import { PlacePrompts } from "../../ui/content/PlacePrompts.tsx"
import { DateText } from "../../ui/kit/price/Price.tsx"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import type { LoadedLive } from "./load-live.ts"
import { liveContent } from "./LivePart.tsx"

interface ShownPageProps {
  readonly page: {
    readonly kind: ContentKind
    readonly path: `/${string}`
    readonly title: string
    readonly teaser: string
    readonly picture?: PictureFacts
    readonly drawing?: HeroDrawing
    readonly changedAt: string
    readonly blocks: ReadonlyArray<Block>
  }
  readonly loaded: LoadedLive
  /** Author and date, if the page does not state when it was last reviewed. */
  readonly from?: ReactNode
  /** Notices shown with the page; a draft is shown without them. */
  readonly prompts?: ReadonlyArray<ShownPrompt>
  /** The advert slot of the page; a landing page has none, and a draft is shown without it. */
  readonly advert?: ReactNode
}

/** A page written by editors, as visitors see it. */
export function ShownPage({ page, loaded, from, prompts = [], advert }: ShownPageProps) {
  const { i18n } = useRouteContext({ from: "__root__" })
  const facts = usePageFacts()
  const live = liveContent(loaded, page.path)
  if (page.kind === "landing")
    return (
      <DefaultLayout facts={facts} current={productGroupBySlug(page.path.slice(1))?.slug}>
        <PlacePrompts prompts={prompts} />
        <LandingFrame {...page} live={live} />
      </DefaultLayout>
    )
  return (
    <DefaultLayout facts={facts}>
      <PlacePrompts prompts={prompts} />
      <ArticlePage
        trail={trailOf(i18n, page.kind)}
        title={page.title}
        teaser={page.teaser}
        picture={page.picture ?? fallbackPicture}
        from={
          from ?? (
            <Trans>
              Zuletzt geprüft am <DateText date={page.changedAt} long />
            </Trans>
          )
        }
        blocks={page.blocks}
        live={live}
      />
      {advert}
    </DefaultLayout>
  )
}
