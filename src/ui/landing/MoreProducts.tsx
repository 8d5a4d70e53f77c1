import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useHref } from "../kit/site.tsx"
import s from "./MoreProducts.module.css"

/** The pages that belong together: landing pages and prices. */
export type LandingPlace = "pellets" | "woodChips" | "briquettes"

const pages: ReadonlyArray<{
  readonly place: LandingPlace | "prices"
  readonly path: `/${string}`
  readonly name: ReactNode
}> = [
  { place: "prices", path: "/pelletpreise", name: <Trans>Pelletpreise heute</Trans> },
  { place: "pellets", path: "/pellets-prices/product-path", name: <Trans>Pellets im Vergleich</Trans> },
  { place: "woodChips", path: "/hackschnitzel", name: <Trans>Hackschnitzel</Trans> },
  { place: "briquettes", path: "/holzbriketts", name: <Trans>Holzbriketts</Trans> }
]

/** The way from a landing page to the other ones and to the prices. */
export function MoreProducts({ here }: { readonly here: LandingPlace }) {
  const href = useHref()
  return (
    <nav aria-labelledby="more-products" className={s["more"]}>
      <h2 id="more-products">
        <Trans>Weitere Produkte</Trans>
      </h2>
      <ul className={s["list"]}>
        {pages
          .filter(({ place }) => place !== here)
          .map(({ place, path, name }) => (
            <li key={place}>
              <a href={href(path)}>{name}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
