import { Trans } from "@lingui/react/macro"
import { useLingui } from "@lingui/react"
import { type GuideTheme, guideThemes } from "../../domain/content/content-page.ts"
import { useHref } from "../kit/site.tsx"
import { ArticleCard, type CardFacts } from "./ArticleCard.tsx"
import { themeNames } from "./theme-names.ts"
import s from "./ListPage.module.css"

/** The data of a guide with its theme. */
export interface GuideFacts extends CardFacts {
  readonly theme: GuideTheme
}

/** Page: the information centre with guides by theme and a link to the news. */
export function InfoCenterPage({ guides }: { readonly guides: ReadonlyArray<GuideFacts> }) {
  const { _ } = useLingui()
  const href = useHref()
  const themes = guideThemes.filter((theme) => guides.some((guide) => guide.theme === theme))
  return (
    <div className={s["page"]}>
      <header className={s["head"]}>
        <h1>
          <Trans>Ratgeber: gut heizen, gut einkaufen</Trans>
        </h1>
        <p className={s["lead"]}>
          <Trans>
            Was vor dem Bestellen zählt, was beim Liefern gilt und was das Heizen leichter macht. Kurz
            geschrieben, zum Lesen und zum Ausdrucken.
          </Trans>
        </p>
        <ul className={s["themes"]}>
          {themes.map((theme) => (
            <li key={theme}>
              <a href={`#${theme}`}>{_(themeNames[theme])}</a>
            </li>
          ))}
          <li>
            <a href={href("/news")}>
              <Trans>Aktuelle Meldungen</Trans>
            </a>
          </li>
        </ul>
      </header>
      {themes.length === 0 && (
        <p>
          <Trans>Hier stehen bald die ersten Ratgeber.</Trans>
        </p>
      )}
      {themes.map((theme, at) => (
        <section key={theme} aria-labelledby={theme} className={s["theme"]}>
          <h2 id={theme}>{_(themeNames[theme])}</h2>
          <ul className={s["cards"]}>
            {guides
              .filter((guide) => guide.theme === theme)
              .map((guide, place) => (
                <li key={guide.path}>
                  <ArticleCard card={guide} level={3} isFirst={at === 0 && place === 0} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
