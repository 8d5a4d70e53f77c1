import { type ChartName, chartFilesPath } from "../../domain/price-history/charts.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { AddressOf } from "../kit/documents/trail-data.ts"

interface Preview {
  readonly countryId: CountryId
  readonly chart: ChartName
  /** URL segment of the federal state whose prices the picture shows. */
  readonly region?: string | undefined
  readonly title: string
  readonly description: string
  readonly path: string
}

/** Returns the preview for sites that link to a price page: the page's title and a picture of last year's prices. */
export const previewMeta = (
  { countryId, chart, region, title, description, path }: Preview,
  addressOf: AddressOf
) => [
  { property: "og:type", content: "website" },
  { property: "og:title", content: title },
  { property: "og:description", content: description },
  { property: "og:url", content: addressOf(path) },
  {
    property: "og:image",
    content: addressOf(
      `${chartFilesPath(countryId, chart)}/preview.png${region === undefined ? "" : `?region=${region}`}`
    )
  },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { name: "twitter:card", content: "summary_large_image" }
]
